import { isMoment } from '../../../../contract/core/moment'
import { type ImportColumn, VALUE_SEPARATORS } from '../../../../contract/imports/rules'
import type { Reason } from '../imports.schema'
import { reasonOf } from '../words'

/** What a cell says: a value, names of objects that are still to be found, or why it is none. */
export type ReadCell = { value: string | number | string[] } | { names: string[] } | { problem: Reason }

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Text with blank lines becomes paragraphs; what is HTML already stays, to be sanitized. */
function toRichText(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const DAY =
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?)?$/

/** Beijing time, unless a zone is said; undefined: no moment. */
function parseMoment(text: string): string | undefined {
  if (isMoment(text)) return new Date(text).toISOString()
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00'] = DAY.exec(text) ?? []
  const pad = (part: string) => part.padStart(2, '0')
  const written = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}:${second}+08:00`
  if (!isMoment(written)) return undefined
  const at = new Date(written)
  // The 31st of a month of 30 days is none, though a date can be counted from it.
  const inBeijing = new Date(at.getTime() + 8 * 3_600_000)
  return inBeijing.getUTCDate() === Number(day) ? at.toISOString() : undefined
}

function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,¥$\s]|CNY|元/gi, '')
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : undefined
}

const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(VALUE_SEPARATORS)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

type Words = Record<string, string>

function findOption({ options }: ImportColumn, words: Words, text: string): string | undefined {
  const isSame = (one: string) => one.toLowerCase() === text.toLowerCase()
  const named = Object.keys(words).find(isSame)
  const wanted = named === undefined ? undefined : words[named]
  return options.find((option) => option === wanted) ?? options.find(isSame)
}

const refuseOption = (column: ImportColumn, words: Words): ReadCell => {
  const names = column.options.map((option) => Object.keys(words).find((word) => words[word] === option) ?? option)
  return { problem: reasonOf(column.path, 'noOption', { values: names.join(' / ') }) }
}

/** Reads a cell that is not empty; `words` name its choices. */
export function readCell(column: ImportColumn, cell: string, words: Words = {}): ReadCell {
  const text = cell.replaceAll('\r\n', '\n').trim()
  switch (column.type) {
    case 'number': {
      const value = parseNumber(text)
      return value === undefined ? { problem: reasonOf(column.path, 'noNumber') } : { value }
    }
    case 'moment': {
      const value = parseMoment(text)
      return value === undefined ? { problem: reasonOf(column.path, 'noMoment') } : { value }
    }
    case 'choice': {
      const value = findOption(column, words, text)
      return value === undefined ? refuseOption(column, words) : { value }
    }
    case 'choices': {
      const values = splitValues(text).map((one) => findOption(column, words, one))
      const known = values.filter((one) => one !== undefined)
      return known.length < values.length ? refuseOption(column, words) : { value: known }
    }
    case 'relation':
      return { names: [text] }
    case 'relations':
      return { names: splitValues(text) }
    case 'richText':
      return { value: toRichText(text) }
    case 'picture':
      return /^\/(?![/\\])/.test(text) ? { value: text } : { problem: reasonOf(column.path, 'foreignPicture') }
    case 'pictures': {
      const values = splitValues(text)
      const isOwn = values.every((one) => /^\/(?![/\\])/.test(one))
      return isOwn ? { value: values } : { problem: reasonOf(column.path, 'foreignPicture') }
    }
    default:
      return { value: text }
  }
}
