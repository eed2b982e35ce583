import { describe, expect, it } from 'vitest'
import { artFamilies, drawArt, isArtFamily, isMotif } from './draw'
import { drawSeal } from './seal'

const size = { width: 640, height: 480 }
const seeds = Array.from({ length: 45 }, (_, i) => `exhibit-${i}`)
const wall = artFamilies.flatMap((family) => seeds.map((seed) => drawArt(family, seed, size)))

/** Every opened element is closed, in order, and no attribute holds a value that is not a number. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, end, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg)
}

describe('drawArt', () => {
  it('draws the same picture for the same seed', () => {
    for (const family of artFamilies) expect(drawArt(family, 'plum', size)).toBe(drawArt(family, 'plum', size))
  })

  it('draws 360 different pictures for 360 seeds', () => {
    expect(new Set(wall).size).toBe(360)
  })

  it('is well-formed and needs nothing from outside', () => {
    for (const svg of wall) {
      expect(isWellFormed(svg)).toBe(true)
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
      expect(svg).not.toMatch(/<script|<image|href="[^#]|<text/)
    }
  })

  it('shows what is requested, in every family', () => {
    const plates = seeds.map((seed) => drawArt('glaze', seed, { ...size, motif: 'plate' }))
    expect(new Set(plates).size).toBe(seeds.length)
    expect(isMotif('glaze', 'plate')).toBe(true)
    expect([isMotif('glaze', 'reel'), isMotif('glaze', 'toString')]).toEqual([false, false])
    expect(drawArt('glaze', 'plum', { ...size, motif: '' })).toBe(drawArt('glaze', 'plum', size))
  })

  it('stays small', () => {
    for (const svg of wall) expect(svg.length).toBeLessThan(8192)
  })

  it('fits wide and tall sizes', () => {
    for (const family of artFamilies) {
      expect(drawArt(family, 'a', { width: 1440, height: 480 })).toContain('viewBox="0 0 1800 600"')
      expect(isWellFormed(drawArt(family, 'a', { width: 300, height: 500 }))).toBe(true)
    }
  })

  it('knows its families by name', () => {
    expect(isArtFamily('glaze')).toBe(true)
    expect(isArtFamily('toString')).toBe(false)
  })
})

describe('drawSeal', () => {
  it('draws at most two characters and escapes them', () => {
    expect(drawSeal('a', '云山馆')).toContain('>云山</text>')
    expect(drawSeal('a', '<&')).toContain('&#60;&#38;')
    expect(isWellFormed(drawSeal('a', ''))).toBe(true)
  })

  it('differs by seed and repeats by seed', () => {
    expect(drawSeal('a', '云')).toBe(drawSeal('a', '云'))
    expect(new Set(seeds.map((seed) => drawSeal(seed, '云'))).size).toBeGreaterThan(30)
  })
})
