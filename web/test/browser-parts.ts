/** What antd asks a browser for and jsdom has not: an observer of sizes. Nothing has a size in jsdom, so it has nothing to tell. */
class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= QuietResizeObserver
