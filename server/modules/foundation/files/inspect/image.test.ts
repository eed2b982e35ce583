import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { redraw } from './image'
import { blackPng, html, zipOf } from '#tests/setup/file-bytes.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const solid = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 184, g: 85, b: 47, alpha: 0.5 } } })

/** Frames of 2 × 2 px, each of its own colour. */
function animation(frames: number): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: frames * 12 }, (_, i) => (Math.floor(i / 12) * (1 + (i % 3) * 7)) % 256))
  return sharp(raw, { raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 } })
    .gif({ keepDuplicateFrames: true })
    .toBuffer()
}

const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '114/1 3/1 0/1' }

describe('a picture drawn anew', () => {
  it('has lost its place and its words', async () => {
    const sent = await solid(40, 20)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: GPS })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif?.includes('secret')).toBe(true)
    const { bytes } = await redraw(sent)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
  })

  it('stands upright', async () => {
    const sent = await solid(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await redraw(sent)).toMatchObject({ width: 20, height: 40, kind: { ext: 'jpg' } })
  })

  it('is a png when it has transparency, else a jpg', async () => {
    const [clear, opaque, tiff] = [solid(9, 9, 4).png(), solid(9, 9).png(), solid(9, 9).tiff()]
    expect((await redraw(await clear.toBuffer())).kind.ext).toBe('png')
    expect((await redraw(await opaque.toBuffer())).kind.ext).toBe('jpg')
    expect((await redraw(await tiff.toBuffer())).kind.ext).toBe('jpg')
  })

  it('is at most 4096 px', async () => {
    const sent = await solid(8_192, 1_024).jpeg().toBuffer()
    const { bytes, width, height } = await redraw(sent)
    expect({ width, height }).toEqual({ width: 4_096, height: 512 })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4_096, height: 512, format: 'jpeg' })
  })

  it('goes on moving', async () => {
    const { bytes, kind, width, height } = await redraw(await animation(5))
    expect({ ext: kind.ext, width, height }).toEqual({ ext: 'gif', width: 2, height: 2 })
    expect((await sharp(bytes).metadata()).pages).toBe(5)
  })

  it.each(['jpeg', 'png', 'gif'] as const)('has lost what hung on the %s', async (format) => {
    const tail = Buffer.concat([html, zipOf([{ name: 'a', data: html, stored: true }])])
    const sent = Buffer.concat([await solid(9, 9).toFormat(format).toBuffer(), tail])
    const { bytes } = await redraw(sent)
    expect(bytes.includes('<script>') || bytes.includes('PK\u0003\u0004')).toBe(false)
  })
})

it('no more than two pictures are drawn at once', async () => {
  // What a test before this one left to be drawn.
  await waitFor(() => expect(sharp.counters()).toEqual({ queue: 0, process: 0 }))
  let most = 0
  const watch = () => {
    // One that begins is counted among those that wait and those that are drawn for a moment: only the two counters together are exact.
    most = Math.max(most, sharp.counters().process)
  }
  sharp.queue.on('change', watch)
  await Promise.all(Array.from({ length: 8 }, () => redraw(blackPng(800, 800))))
  sharp.queue.off('change', watch)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})

describe('a picture is refused', () => {
  it.each([
    ['20,000 × 20,000', () => blackPng(20_000, 20_000), 'ImageDimensions'],
    ['10,001 × 1', () => blackPng(10_001, 1), 'ImageDimensions'],
    ['1 × 10,001', () => blackPng(1, 10_001), 'ImageDimensions'],
    ['9,000 × 9,000', () => blackPng(9_000, 9_000), 'ImagePixels'],
    ['301 frames', () => animation(301), 'ImageFrames'],
    ['cut off', async () => (await solid(99, 99).jpeg().toBuffer()).subarray(0, -60), 'FileDamaged'],
    ['png cut off', async () => (await solid(99, 99).png().toBuffer()).subarray(0, -60), 'FileDamaged'],
    ['no picture', () => html, 'FileDamaged'],
  ])('%s', async (_, make, message) => {
    const bytes = await make()
    const before = process.memoryUsage().rss
    await expect(redraw(bytes)).rejects.toMatchObject({ message })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  it('none of the largest that are taken', async () => {
    await expect(redraw(blackPng(6_320, 6_320))).resolves.toMatchObject({ width: 4_096, height: 4_096 })
  })
})
