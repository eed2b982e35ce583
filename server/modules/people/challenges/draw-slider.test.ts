import { PUZZLE_TOLERANCE_PX } from '#contract/people/session/limits.ts'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { drawSlider, type Slider } from './draw-slider'

const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64')
const pixelsOf = (picture: Sharp) => picture.removeAlpha().raw().toBuffer()
const many = (count: number) => Promise.all(Array.from({ length: count }, () => drawSlider()))

it('is a picture and a piece of the promised size, without any note', async () => {
  const slider = await drawSlider()
  expect(slider).toMatchObject({ width: 320, height: 160, size: 48 })
  expect(slider.background).toMatch(/^data:image\/jpeg;base64,/)
  expect(slider.piece).toMatch(/^data:image\/png;base64,/)
  const [background, piece] = [sharp(bytesOf(slider.background)), sharp(bytesOf(slider.piece))]
  expect(await background.metadata()).toMatchObject({ width: 320, height: 160, format: 'jpeg' })
  expect(await piece.metadata()).toMatchObject({ width: 48, height: 48, format: 'png', hasAlpha: true })
  for (const { exif, xmp, iptc, comments } of [await background.metadata(), await piece.metadata()]) {
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
  }
  expect(bytesOf(slider.background).toString('latin1')).not.toContain('svg')
})

it('has its hole anywhere between 70 and 260, inside the picture', async () => {
  const places = await many(60)
  expect(Math.min(...places.map(({ x }) => x))).toSatisfy((x: number) => x >= 70 && x < 130)
  expect(Math.max(...places.map(({ x }) => x))).toSatisfy((x: number) => x <= 260 && x > 200)
  expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThanOrEqual(8)
  expect(Math.max(...places.map(({ y }) => y))).toBeLessThanOrEqual(104)
  expect(new Set(places.map(({ background }) => background)).size).toBe(60)
})

it('reaches both ends of its room', async () => {
  expect(await drawSlider(() => 0)).toMatchObject({ x: 70, y: 8 })
  expect(await drawSlider((below) => below - 1)).toMatchObject({ x: 260, y: 104 })
})

/** How a program finds the hole: where the picture in its row is most like the piece, only darker. */
async function guess({ background, piece, y, width, size }: Slider): Promise<number> {
  const row = await sharp(bytesOf(background))
    .extract({ left: 0, top: y, width, height: size })
    .greyscale()
    .raw()
    .toBuffer()
  const cut = await sharp(bytesOf(piece)).removeAlpha().greyscale().raw().toBuffer()
  const inside = Array.from({ length: 24 * 24 }, (_, n) => [12 + (n % 24), 14 + Math.floor(n / 24)] as const)
  const unlike = Array.from({ length: width - size }, (_, left) => {
    const off = inside.map(([px, py]) => (cut[py * size + px] ?? 0) * 0.42 + 15.8 - (row[py * width + left + px] ?? 0))
    const mean = off.reduce((sum, one) => sum + one, 0) / off.length
    return off.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  })
  return unlike.indexOf(Math.min(...unlike))
}

it('is not found by comparing the piece with the picture: nothing shows through, and other holes stand in its row', async () => {
  const sliders = await many(60)
  const off = await Promise.all(sliders.map(async (slider) => Math.abs((await guess(slider)) - slider.x)))
  // Of holes through which the picture showed it found 37.
  expect(off.filter((px) => px <= PUZZLE_TOLERANCE_PX).length).toBeLessThan(25)
})

it('leaves a hole in its place through which nothing shows', async () => {
  for (const { x, y, background } of await many(20)) {
    const middle = { left: x + 12, top: y + 20, width: 16, height: 16 }
    const hole = await pixelsOf(sharp(bytesOf(background)).extract(middle))
    const off = [...hole].map((one, i) => Math.abs(one - ([0x4a, 0x44, 0x3b][i % 3] ?? 0)))
    // JPEG lets a strong edge beside the hole ring into a few of its pixels.
    expect(off.filter((one) => one >= 30).length).toBeLessThan(off.length / 20)
  }
})

it('is clear outside the outline and solid inside', async () => {
  const { piece } = await drawSlider()
  const alpha = await sharp(bytesOf(piece)).extractChannel(3).raw().toBuffer()
  const at = (left: number, top: number) => alpha[top * 48 + left]
  expect([at(0, 0), at(47, 0), at(47, 47), at(2, 2), at(3, 28)]).toEqual([0, 0, 0, 0, 0])
  expect([at(20, 28), at(20, 4), at(43, 28), at(8, 14)]).toEqual([255, 255, 255, 255])
})
