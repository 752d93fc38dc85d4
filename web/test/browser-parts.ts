/** What antd asks a browser for and jsdom has not: an observer of sizes. Nothing has a size in jsdom, so it has nothing to tell. */
class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= QuietResizeObserver

const width = /\((?:width < |max-width: ?)(\d+)/
const least = /\((?:width >= |min-width: ?)(\d+)/

/** jsdom has no media queries: those of width are answered from `innerWidth`; the device prefers nothing. */
class MediaByWidth extends EventTarget implements MediaQueryList {
  readonly media: string
  onchange = null
  constructor(media: string) {
    super()
    this.media = media
  }
  get matches(): boolean {
    const [below, from] = [width.exec(this.media)?.[1], least.exec(this.media)?.[1]]
    if (below === undefined && from === undefined) return false
    return innerWidth < Number(below ?? Number.POSITIVE_INFINITY) && innerWidth >= Number(from ?? 0)
  }
  addListener(): void {}
  removeListener(): void {}
}

globalThis.matchMedia ??= (media) => new MediaByWidth(media)
