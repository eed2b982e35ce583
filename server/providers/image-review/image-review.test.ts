import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { embeddedImageReview } from './embedded'
import { httpImageReview } from './http'

const picture = async (format: 'png' | 'jpeg' | 'gif', width = 40, height = 30) => ({
  bytes: await sharp({ create: { width, height, channels: 3, background: '#b03a2e' } })
    .toFormat(format)
    .toBuffer(),
  mimeType: `image/${format}`,
  width,
  height,
})

describe('embeddedImageReview', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('passes a %s', async (format) => {
    expect(await embeddedImageReview.review(await picture(format))).toBe('pass')
  })

  it('passes the longest side and refuses one pixel more, whatever size is claimed', async () => {
    expect(await embeddedImageReview.review(await picture('png', 10_000, 1))).toBe('pass')
    const long = await picture('png', 10_001, 1)
    expect(await embeddedImageReview.review(long)).toBe('refused')
    expect(await embeddedImageReview.review({ ...long, width: 40 })).toBe('refused')
  })

  it('refuses what is no picture, or half of one', async () => {
    const whole = await picture('png', 400, 300)
    expect(await embeddedImageReview.review({ ...whole, bytes: Buffer.from('<script>') })).toBe('refused')
    const half = whole.bytes.subarray(0, Math.floor(whole.bytes.length / 2))
    expect(await embeddedImageReview.review({ ...whole, bytes: half })).toBe('refused')
  })

  it('decodes nothing that has just been drawn, and refuses it by its size', async () => {
    const drawn = { bytes: Buffer.alloc(0), mimeType: 'image/jpeg', width: 10_000, height: 1, isDrawn: true as const }
    expect(await embeddedImageReview.review(drawn)).toBe('pass')
    expect(await embeddedImageReview.review({ ...drawn, width: 10_001 })).toBe('refused')
  })

  it('knows of a BMP only its size', async () => {
    const bmp = { bytes: Buffer.from('BM'), mimeType: 'image/bmp', width: 10_000, height: 1 }
    expect(await embeddedImageReview.review(bmp)).toBe('pass')
    expect(await embeddedImageReview.review({ ...bmp, height: 10_001 })).toBe('refused')
  })
})

describe('httpImageReview', () => {
  const fake = useFakeService()

  it.each(['pass', 'refused'] as const)('sends the picture and gives the answer: %s', async (result) => {
    fake.answer = { body: { result } }
    const image = await picture('png')
    expect(await httpImageReview({ url: fake.url, key: 'k1' }).review(image)).toBe(result)
    const [requested] = fake.requests
    expect(requested?.headers).toMatchObject({ authorization: 'Bearer k1' })
    expect(JSON.parse(requested?.body ?? '')).toEqual({
      ...image,
      bytes: undefined,
      image: image.bytes.toString('base64'),
    })
  })

  it('rejects an answer that is neither', async () => {
    fake.answer = { body: { result: 'maybe' } }
    const review = httpImageReview({ url: fake.url, key: '' }).review(await picture('png'))
    await expect(review).rejects.toThrow('image review: answered something else')
  })
})
