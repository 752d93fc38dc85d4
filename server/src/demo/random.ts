/** A small generator with a fixed seed (mulberry32): the same demo site every time. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item
  return { whole, pick, chance: (share: number): boolean => next() < share }
}
export type Random = ReturnType<typeof seeded>
