import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project'
import { createCanvas } from './canvas'
import { loadSlices, weights } from './font-slices'
import { createPicture } from './picture'

const table = readFileSync(join(projectRoot, 'tests/data/general-standard-characters.txt'), 'utf8').replace(/\n/g, '')
const rangeOf = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** The characters of a text without a glyph in one of the weights. */
async function withoutGlyph(text: string): Promise<string[]> {
  const find = await loadSlices([text])
  return [...text].filter((letter) => weights.some((weight) => !find(letter.codePointAt(0) ?? 0, weight)))
}

const about = { title: 'A', author: 'B', language: 'zh-CN' }
const place = { x: 20, y: 20, width: 400 }
const style = { size: 12, weight: 700 } as const

describe('the fonts of papers draw in both weights', () => {
  it('all 8,105 characters of the 通用规范汉字表', async () => {
    expect([...table]).toHaveLength(8_105)
    expect(await withoutGlyph(table)).toEqual([])
  })

  it('all of CJK Extension A of Unicode 3.0', async () => {
    expect(await withoutGlyph(rangeOf(0x34_00, 0x4d_b5))).toEqual([])
  })

  it('2,310 characters of the Extensions B to G, names among them', async () => {
    const find = await loadSlices(['𠮷'])
    for (const weight of weights) {
      const characters = find(0x2_0b_b7, weight)?.font.characterSet ?? []
      const extensions = characters.filter((code) => code >= 0x2_00_00 && code <= 0x3_13_4f)
      expect(extensions.length).toBeGreaterThanOrEqual(2_310)
    }
    expect(await withoutGlyph('𠮷𬭎𫖯𬱖𬀩𬘭𬍛𫍯')).toEqual([])
  })

  it('names in Korean', async () => {
    expect(await withoutGlyph('김민수 박서연')).toEqual([])
  })
})

describe('a character that no font has', () => {
  it('is reported by its code point, once, and those that were drawn are not', async () => {
    const text = '䶮小芳 🌀🌀 ไ é'
    for (const form of ['pdf', 'png'] as const) {
      const find = await loadSlices([text])
      const size = { width: 440, height: 60 }
      const canvas = form === 'pdf' ? createCanvas(find, about, new Date(), size) : createPicture(find, size)
      canvas.write(text, style, place)
      expect((await canvas.finish()).missing, form).toEqual([0x1_f3_00, 0xe_44])
    }
  })

  it('joins or colours another: nothing is missing', async () => {
    const text = '葛\u{E0100}小\uFE0F芳'
    const canvas = createCanvas(await loadSlices([text]), about, new Date())
    canvas.write(text, style, place)
    expect((await canvas.finish()).missing).toEqual([])
  })

  it('beyond the Basic Multilingual Plane is cut as one where there is no room', async () => {
    const text = '𠮷'.repeat(40)
    const canvas = createCanvas(await loadSlices([text]), about, new Date())
    canvas.write(text, style, { ...place, width: 100, maxLines: 1 })
    expect((await canvas.finish()).missing).toEqual([])
  })
})
