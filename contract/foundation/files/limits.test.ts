import { describe, expect, it } from 'vitest'
import { allowedTypes, fileExtension, limitKbFor } from './limits'

const wish = (module: string, accept = '', media = false) => ({ module, accept, media })

describe('the types that a call takes', () => {
  it.each([
    ['materials', wish('demand'), 'doc docx xls xlsx ppt pptx pdf txt rar zip jpg'],
    ['materials of a registration', wish('registration'), 'doc docx xls xlsx ppt pptx pdf txt rar zip jpg jpeg png'],
    ['media', wish('live', '', true), 'mp3 3gp mp4 avi'],
    ['media of a registration', wish('registration', '', true), 'mp3 3gp mp4 avi'],
    ['materials by accept', wish('demand', '.JPG, png,exe,mp4'), 'jpg png'],
    ['media by accept', wish('demand', 'mp4,png', true), 'mp4'],
    ['documents of an invoice by accept', wish('invoice', 'pdf,ofd'), 'pdf ofd'],
    ['an invoice where none is requested', wish('demand', 'pdf,ofd'), 'pdf'],
    ['a module named like a method of every object', wish('toString', 'pdf,ofd'), 'pdf'],
    ['nothing the fair takes', wish('demand', 'exe,svg'), ''],
  ])('%s', (_, input, types) => {
    expect(allowedTypes(input).join(' ')).toBe(types)
  })
})

describe('the limit', () => {
  it.each([
    [wish('demand'), 30_720],
    [wish('registration'), 20_480],
    [wish('registration', '', true), 512_000],
  ])('of %j is %i KB', (input, limit) => {
    expect(limitKbFor(input)).toBe(limit)
  })
})

describe('the ending', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.pdf.exe', 'exe'],
    ['pdf', ''],
    ['a.', ''],
    ['a.pdf ', ''],
  ])('of %j is %j', (name, ext) => {
    expect(fileExtension(name)).toBe(ext)
  })
})
