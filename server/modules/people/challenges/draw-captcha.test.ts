import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { drawCaptcha } from './draw-captcha'
import { between, pick, secureChance, whole } from './draw-chance'
import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphs, getStrokes } from './draw-glyphs'

const crypto = vi.hoisted(() => ({ calls: 0 }))
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, randomInt: (below: number) => (crypto.calls++, real.randomInt(below)) }
})

/** The same run of numbers for the same start. */
const chanceFrom = (start: number) => (below: number) => {
  start = (start * 48_271) % 2_147_483_647
  return start % below
}

/** How much of a picture is not its ground. */
async function inked(jpeg: Buffer, left: number, width: number): Promise<number> {
  const data = await sharp(jpeg).extract({ left, top: 0, width, height: 100 }).greyscale().raw().toBuffer()
  return data.filter((grey) => grey < 140).length / data.length
}

describe('drawCaptcha', () => {
  it('draws five characters that look like no other, as a JPEG without any note', async () => {
    const { answer, jpeg } = await drawCaptcha()
    expect(answer).toMatch(/^[ACEHJKMNPRTWXY379]{5}$/)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 100 })
    expect(await sharp(jpeg).metadata()).not.toMatchObject({ exif: expect.anything() })
    expect(jpeg.includes(answer)).toBe(false)
    expect(jpeg.length).toBeLessThan(20_000)
  })

  it('draws each of the five', async () => {
    for (let start = 1; start <= 8; start++) {
      const { jpeg } = await drawCaptcha(chanceFrom(start))
      for (let slot = 0; slot < 5; slot++) {
        expect(await inked(jpeg, Math.round(18 + slot * 52.8), 52)).toBeGreaterThan(0.04)
      }
    }
  })

  it('draws the same answer differently every time', async () => {
    let input = 0
    const always = (rest: number) => {
      const chance = chanceFrom(rest)
      input = 0
      return (below: number) => (input++ < 5 ? 3 : chance(below))
    }
    const [one, two] = [await drawCaptcha(always(1)), await drawCaptcha(always(2))]
    expect(one.answer).toBe(two.answer)
    expect(one.jpeg.equals(two.jpeg)).toBe(false)
  })

  it('asks the secure source when none is given', async () => {
    crypto.calls = 0
    await drawCaptcha()
    expect(crypto.calls).toBeGreaterThan(100)
  })

  it('gives each character its turn', async () => {
    const seen = new Set<string>()
    for (let start = 1; start <= 60; start++)
      for (const one of (await drawCaptcha(chanceFrom(start))).answer) seen.add(one)
    expect(seen.size).toBe(glyphs.length)
  })
})

describe('glyphs', () => {
  it.each(glyphs)('%s fills its box and stays inside', (glyph) => {
    const [across, down]: [number[], number[]] = [[], []]
    for (const [, command = '', rest = ''] of getStrokes(glyph).matchAll(/([A-Z])([^A-Z]*)/g)) {
      const numbers = rest.split(' ').filter(Boolean).map(Number)
      if (command === 'H') across.push(...numbers)
      else if (command === 'V') down.push(...numbers)
      else for (const [i, one] of numbers.entries()) (i % 2 === 0 ? across : down).push(one)
    }
    expect(Math.min(...across)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...across)).toBeLessThanOrEqual(GLYPH_WIDTH)
    expect(Math.min(...down)).toBe(0)
    expect(Math.max(...down)).toBe(GLYPH_HEIGHT)
  })

  it('know no other character', () => {
    expect(() => getStrokes('0')).toThrow('no glyph 0')
    expect(() => getStrokes('toString')).toThrow('no glyph')
  })
})

it('chance stays within its ends', () => {
  for (let i = 0; i < 500; i++) {
    expect(whole(secureChance, 3, 5)).toSatisfy((n: number) => [3, 4, 5].includes(n))
    expect(between(secureChance, -1, 1)).toSatisfy((n: number) => n >= -1 && n <= 1)
    expect(pick(secureChance, ['a', 'b'])).toMatch(/^[ab]$/)
  }
})
