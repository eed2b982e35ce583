import { describe, expect, it, vi } from 'vitest'
import { compressToBytes, scaleToFit } from './picture'

/** An encoder with a result that grows with the quality, like JPEG. */
const encoder = (sizes: Record<number, number>) =>
  vi.fn((quality: number) => Promise.resolve({ quality, size: sizes[quality] ?? Infinity }))

describe('the quality of a portrait', () => {
  it('is 0.8 when that fits, and nothing else is tried', async () => {
    const encode = encoder({ 0.8: 100 })
    expect((await compressToBytes(encode, 100)).quality).toBe(0.8)
    expect(encode).toHaveBeenCalledOnce()
  })

  it('goes down step by step to the first that fits', async () => {
    const encode = encoder({ 0.8: 300, 0.7: 220, 0.6: 190, 0.5: 150 })
    expect((await compressToBytes(encode, 200)).quality).toBe(0.6)
    expect(encode.mock.calls.flat()).toEqual([0.8, 0.7, 0.6])
  })

  it('ends at 0.5, and uses its result in any case', async () => {
    const encode = encoder({ 0.8: 500, 0.7: 400, 0.6: 350, 0.5: 300 })
    expect(await compressToBytes(encode, 200)).toEqual({ quality: 0.5, size: 300 })
  })
})

describe('the size of a cut', () => {
  it.each([
    [
      { width: 590, height: 826 },
      { width: 295, height: 413 },
    ],
    [
      { width: 1000, height: 413 },
      { width: 295, height: 122 },
    ],
    [
      { width: 100, height: 140 },
      { width: 100, height: 140 },
    ],
    [
      { width: 5000, height: 1 },
      { width: 295, height: 1 },
    ],
  ])('of %o lies within a portrait as %o', (area, expected) => {
    expect(scaleToFit(area, { width: 295, height: 413 })).toEqual(expected)
  })
})
