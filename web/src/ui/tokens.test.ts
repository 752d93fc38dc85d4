// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const file = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Tokens = Record<string, string>
const read = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
const block = (opening: string): Tokens => {
  const from = file.indexOf(`${opening} {`)
  return read(file.slice(from, file.indexOf('\n}', from)))
}
const light = block(':root')
const dark = { ...light, ...block(':root[data-theme="dark"]') }

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** The contrast ratio of WCAG 2. */
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'card', 'quiet', 'field']
/** Text on the grounds that it stands on. */
const pairs: [string, string][] = [
  ...['ink', 'text', 'text-2', 'text-3', 'blue', 'red', 'gold', 'green'].flatMap((text): [string, string][] =>
    grounds.map((ground) => [text, ground]),
  ),
  ...['blue', 'red', 'gold', 'green'].map((tone): [string, string] => [tone, `${tone}-bg`]),
  ...['text', 'text-2', 'text-3'].flatMap((text): [string, string][] => [
    [text, 'blue-bg'],
    [text, 'red-bg'],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-seal', 'seal'],
  ['side-text', 'side'],
  ['side-text-2', 'side'],
  ['side-strong', 'side'],
  ['side-strong', 'side-on'],
  ['side-text', 'side-on'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(pairs)('sets %s on %s with a contrast of at least 4.5 (WCAG AA)', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('shows focus and the frame of a field that is wrong with at least 3', () => {
    for (const ground of grounds)
      for (const line of ['blue', 'red'])
        expect(contrast(tokens[line] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

it('gives every colour of the light theme a dark one', () => {
  const isColour = (value: string) => /^(#|rgb)/.test(value)
  const colours = Object.keys(light).filter((name) => isColour(light[name] ?? ''))
  expect(colours.filter((name) => !(name in block(':root[data-theme="dark"]')))).toEqual([])
})

describe('no component writes a colour of its own', () => {
  const colour =
    /#[\da-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch|lab|lch|hwb)\(|:\s*(white|black|red|gray|grey|blue|green)\b/i
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.endsWith('tokens.css'),
  )
  it.each(sheets)('%s', (name) => {
    const faults = readFileSync(join(source, name), 'utf8')
      .split('\n')
      .filter((line) => colour.test(line))
    expect(faults).toEqual([])
  })

  it('uses only names that tokens.css has', () => {
    const own = /^\s*(--[\w-]+):/
    const unknown = sheets.flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8')
      const ownNames = new Set(text.split('\n').flatMap((line) => own.exec(line)?.[1]?.slice(2) ?? []))
      return [...text.matchAll(/var\(--([\w-]+)/g)]
        .map(([, used = '']) => used)
        .filter((used) => !(used in light) && !ownNames.has(used) && used !== 'dialog-width')
        .map((used) => `${name}: --${used}`)
    })
    expect(unknown).toEqual([])
  })
})
