import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** The strokes of the digits in a box of 10 × 16, drawn by ourselves: no font has to be on the machine. */
const strokes = [
  'M5 1C1 1 1 15 5 15S9 1 5 1Z',
  'M2 4L5 1V15M2 15H8',
  'M1 4C2 0 9 0 9 5C9 9 1 12 1 15H9',
  'M1 2C5 -1 9 3 8 6C7 8 5 8 4 8C8 8 10 11 8 13C6 16 2 15 1 13',
  'M7 15V1L1 10H9',
  'M8 1H2V7C6 5 9 7 9 10C9 15 3 16 1 13',
  'M8 2C3 0 1 6 1 10C1 16 9 16 9 11C9 6 2 6 1 10',
  'M1 1H9L4 15',
  'M5 7C1 7 1 1 5 1S9 7 5 7C0 7 0 15 5 15S10 7 5 7Z',
  'M9 6C8 10 1 10 1 5C1 0 9 0 9 6C9 10 7 16 2 14',
]

const captchaLength = 4
export const newCaptcha = (): string => Array.from({ length: captchaLength }, () => randomInt(10)).join('')

const between = (from: number, to: number): number => from + (to - from) * (randomInt(1000) / 1000)

/** A PNG of 87 × 47 with the digits, each turned and moved a little, under lines and dots. */
export function drawCaptcha(answer: string): Promise<Buffer> {
  const digits = [...answer].map((digit, place) => {
    const [x, y] = [8 + place * 19 + between(-2, 2), 12 + between(-4, 4)]
    const turn = between(-22, 22)
    const scale = between(1.25, 1.6)
    return `<path d="${strokes[Number(digit)]}" transform="translate(${x} ${y}) rotate(${turn} 5 8) scale(${scale})" />`
  })
  const lines = Array.from(
    { length: 3 },
    () =>
      `<path d="M0 ${between(5, 42)}C${between(20, 40)} ${between(0, 47)} ${between(45, 65)} ${between(0, 47)} 87 ${between(5, 42)}" stroke-width="1" opacity=".6" />`,
  )
  const dots = Array.from(
    { length: 24 },
    () => `<circle cx="${between(0, 87)}" cy="${between(0, 47)}" r=".9" fill="#1d2733" stroke="none" opacity=".5" />`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="87" height="47"><rect width="87" height="47" fill="#f7f5f0" /><g fill="none" stroke="#1f5673" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${digits.join('')}${lines.join('')}${dots.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
