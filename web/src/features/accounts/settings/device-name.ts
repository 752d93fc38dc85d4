/** Signs in a User-Agent, the more particular first: an Edge says that it is a Chrome, a Chrome that it is a Safari. */
const browsers = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

const first = (signs: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  signs.find(([, sign]) => sign.test(text))?.[0]

/** Browser and system that a User-Agent speaks of, `Chrome · Windows`; undefined where it names neither. */
export function deviceName(userAgent: string): string | undefined {
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
