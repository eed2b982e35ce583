import { describe, expect, it } from 'vitest'
import type { Fields } from './fields'
import { completeness, emptyDocument, facetsOf, findDifferences, findGaps, findMissing } from './rules'
import { documentSchema } from './schemas'
import { relationsIn } from './relations'

const fields = {
  title: { type: 'text', max: { zh: 5, en: 10 }, required: true },
  phone: { type: 'line', max: 30, format: 'phone' },
  email: { type: 'line', max: 100, format: 'email' },
  price: { type: 'number', min: 0, max: 100, decimals: 2 },
  startsAt: { type: 'moment' },
  endsAt: { type: 'moment', after: 'startsAt' },
  hall: { type: 'relation', to: 'hall', required: true },
  halls: { type: 'relations', to: 'hall', max: 2 },
  gallery: { type: 'pictures', max: 2, shape: { width: 4, height: 3 } },
  labels: { type: 'choices', options: ['hot', 'new'], max: 1 },
  speakers: {
    type: 'list',
    max: 2,
    of: { name: { type: 'text', max: { zh: 3, en: 6 }, required: true }, of: { type: 'relation', to: 'exhibitor' } },
  },
} as const satisfies Fields

const empty = emptyDocument(fields)
const full = {
  ...empty,
  title: { zh: '茶', en: 'Tea' },
  phone: '010-12345678',
  email: 'a@b.example',
  price: 12.5,
  startsAt: '2026-11-23T01:00:00.000Z',
  endsAt: '2026-11-23T02:00:00.000Z',
  hall: 3,
  halls: [4, 3],
  gallery: ['/a.png'],
  labels: ['hot'],
  speakers: [{ name: { zh: '陆', en: '' }, of: 8 }],
}
const schema = documentSchema(fields)

describe('a document of every type of field', () => {
  it('begins empty, and both that and a full one can be stored', () => {
    expect(empty).toEqual({
      title: { zh: '', en: '' },
      phone: '',
      email: '',
      price: null,
      startsAt: '',
      endsAt: '',
      hall: null,
      halls: [],
      gallery: [],
      labels: [],
      speakers: [],
    })
    expect(schema.safeParse(empty).success).toBe(true)
    expect(schema.safeParse(full).data).toEqual(full)
  })

  it.each([
    ['a phone of letters', { phone: 'call me' }, 'phone'],
    ['an e-mail without a host', { email: 'a@' }, 'email'],
    ['a number below', { price: -1 }, 'price'],
    ['a number above', { price: 101 }, 'price'],
    ['a third decimal', { price: 1.005 }, 'price'],
    ['a day that is none', { startsAt: 'Monday' }, 'startsAt'],
    ['an end at the start', { endsAt: full.startsAt }, 'endsAt'],
    ['an end before the start, in another zone', { endsAt: '2026-11-23T08:00:00+08:00' }, 'endsAt'],
    ['a number that is no object', { hall: 0 }, 'hall'],
    ['three of two', { halls: [1, 2, 3] }, 'halls'],
    ['the same twice', { halls: [1, 1] }, 'halls'],
    ['a picture of another host', { gallery: ['//evil.example/a.png'] }, 'gallery.0'],
    ['two choices of one', { labels: ['hot', 'new'] }, 'labels'],
    ['a choice that is none', { labels: ['old'] }, 'labels.0'],
    ['a long text in a row', { speakers: [{ name: { zh: '陆陆陆陆', en: '' }, of: null }] }, 'speakers.0.name.zh'],
    ['three rows of two', { speakers: [1, 2, 3].map(() => full.speakers[0]) }, 'speakers'],
  ])('is refused at its field: %s', (_, over, path) => {
    const { error } = schema.safeParse({ ...full, ...over })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  it('is missing what is required, and in a row that is begun too', () => {
    expect(findMissing(fields, empty)).toEqual(['title', 'hall'])
    const rows = { speakers: [{ name: { zh: '', en: '' }, of: 8 }] }
    expect(findMissing(fields, { ...full, ...rows })).toEqual(['speakers'])
    expect(findMissing(fields, full)).toEqual([])
  })

  it('counts what of it is written', () => {
    expect(findGaps(fields, full)).toEqual(['speakers.en'])
    expect(completeness(fields, empty)).toBe(0)
    expect(completeness(fields, { ...full, speakers: [] })).toBeLessThan(100)
    const speakers = [{ name: { zh: '陆', en: 'Lu' }, of: 8 }]
    expect(completeness(fields, { ...full, speakers })).toBe(100)
  })

  it('has its choices and relations as facets', () => {
    expect(facetsOf(fields, full)).toEqual({ hall: '3', halls: ['4', '3'], labels: ['hot'], 'speakers.of': ['8'] })
    expect(facetsOf(fields, empty)).toEqual({ halls: [], labels: [], 'speakers.of': [] })
  })

  it('names what it relates to by where that stands', () => {
    expect(relationsIn(fields, full)).toEqual([
      { path: 'hall', to: 'hall', id: 3 },
      { path: 'halls', to: 'hall', id: 4 },
      { path: 'halls', to: 'hall', id: 3 },
      { path: 'speakers', to: 'exhibitor', id: 8 },
    ])
  })

  it('differs by what is written, not by how it was stored', () => {
    const stored = { ...full, speakers: [{ of: 8, name: { en: '', zh: '陆' } }] }
    expect(findDifferences(fields, full, stored)).toEqual([])
    expect(findDifferences(fields, full, { ...full, halls: [3, 4], price: null })).toEqual(['price', 'halls'])
  })
})
