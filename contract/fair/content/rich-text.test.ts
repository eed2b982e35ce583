import { expect, it } from 'vitest'
import type { Fields } from './fields'
import { filesIn, isBlankRichText, isOwnFile, isRichLink, lacksAlt } from './rich-text'
import { completeness, emptyDocument, findGaps, findMissing } from './rules'

const OWN = '/api/ce-digital/dsf/file/0123456789abcdef'
const fields = { body: { type: 'richText', max: 100, required: true } } as const satisfies Fields

it.each([
  [OWN, true],
  [`${OWN}?download=1`, false],
  [`${OWN}/../x`, false],
  [`https://a.example${OWN}`, false],
  ['/media/a.svg', false],
])('%s is a file of this site: %s', (address, is) => expect(isOwnFile(address)).toBe(is))

it.each([
  ['/news.html#/detail?id=1', true],
  ['./news.html', true],
  ['https://a.example/b', true],
  ['mailto:a+b@c.example', true],
  ['tel:+86-10-1234', true],
  ['', false],
  ['//a.example', false],
  ['javascript:alert(1)', false],
  ['https://user@a.example', false],
  ['mailto:a@b.example?bcc=c@d.example', false],
])('%s may be led to: %s', (address, is) => expect(isRichLink(address)).toBe(is))

it('a text is empty with nothing to read or see in it', () => {
  expect(isBlankRichText('<p><br></p><p>&nbsp; </p>')).toBe(true)
  expect(isBlankRichText('<p>a</p>')).toBe(false)
  expect(isBlankRichText(`<p></p><img src="${OWN}" alt="">`)).toBe(false)
})

it('a picture and a video need words', () => {
  expect(lacksAlt(`<img src="${OWN}" alt="a > b">`)).toBe(false)
  expect(lacksAlt(`<img src="${OWN}" alt=" ">`)).toBe(true)
  expect(lacksAlt(`<video src="${OWN}" controls></video>`)).toBe(true)
  expect(lacksAlt(`<video src="${OWN}" aria-label="The kiln" controls></video>`)).toBe(false)
})

it('says which files it shows', () => {
  expect(filesIn(`<img src="${OWN}" alt=""><img src="/media/a.svg"><video src="${OWN}2"></video>`)).toEqual([
    OWN,
    `${OWN}2`,
  ])
})

it('is requested in both languages, and for the words of its pictures', () => {
  expect(emptyDocument(fields)).toEqual({ body: { zh: '', en: '' } })
  expect(findMissing(fields, emptyDocument(fields))).toEqual(['body'])
  const document = { body: { zh: `<p>一</p><img src="${OWN}" alt="">`, en: '' } }
  expect(findGaps(fields, document)).toEqual(['body.en', 'body.alt'])
  expect(findMissing(fields, document)).toEqual([])
  expect(completeness(fields, { body: { zh: '<p>一</p>', en: '<p>1</p>' } })).toBe(100)
})
