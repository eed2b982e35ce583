import { describe, expect, it } from 'vitest'
import { boothPrice } from './booth-price'

describe('the price of a booth', () => {
  it.each([
    ['a row booth', { area: 9, corner: false }, { fen: 80_000, cornerPercent: 10 }, 720_000],
    ['a corner booth', { area: 9, corner: true }, { fen: 80_000, cornerPercent: 10 }, 792_000],
    ['a corner without a surcharge', { area: 9, corner: true }, { fen: 80_000, cornerPercent: 0 }, 720_000],
    ['the largest surcharge', { area: 9, corner: true }, { fen: 80_000, cornerPercent: 100 }, 1_440_000],
    ['half a fen, rounded up', { area: 0.5, corner: false }, { fen: 1, cornerPercent: 0 }, 1],
    ['an area that binary fractions do not have', { area: 1.15, corner: false }, { fen: 100, cornerPercent: 0 }, 115],
    ['a surcharge of half a fen', { area: 1, corner: true }, { fen: 5, cornerPercent: 10 }, 6],
    ['a booth for nothing', { area: 36, corner: true }, { fen: 0, cornerPercent: 20 }, 0],
  ])('of %s', (_, booth, pricing, fen) => {
    expect(boothPrice(booth, pricing)).toBe(fen)
  })
})
