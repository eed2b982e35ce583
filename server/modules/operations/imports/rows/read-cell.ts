import { type DayOrder, type ImportColumn, VALUE_SEPARATORS } from '#contract/operations/imports/rules.ts'
import type { Reason } from '../imports.schema'
import { noteOf, reasonOf } from '../words'
import { parseMoment, toDay } from './read-moment'

/** What a cell says: a value, names of objects that are still to be found, or why it is none. */
export type ReadCell =
  | { value: string | number | string[] | null; note?: Reason }
  | { names: string[] }
  | { problem: Reason }

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

/** What price lists say in place of a price. */
const ON_REQUEST =
  /^([-–—/]+|(价格)?(面议|电议|详谈|待定)|(价格)?(请|敬请)?(询价|咨询|来电)|(price )?(on|upon) (request|application)|p\.?o\.?a\.?|ask for price|tbd|n\/?a)$/i

/** Lines of text that are days. */
const dayFields = new Set(['firstDay', 'lastDay'])

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
  const requested = named === undefined ? undefined : words[named]
  return options.find((option) => option === requested) ?? options.find(isSame)
}

const refuseOption = (column: ImportColumn, words: Words): ReadCell => {
  const names = column.options.map((option) => Object.keys(words).find((word) => words[word] === option) ?? option)
  return { problem: reasonOf(column.path, 'noOption', { values: names.join(' / ') }) }
}

interface CellReading {
  /** They name the choices of the column. */
  words: Words
  dayOrder: DayOrder | null
}

/** Reads a cell that is not empty. */
export function readCell(
  column: ImportColumn,
  cell: string,
  { words, dayOrder }: CellReading = { words: {}, dayOrder: null },
): ReadCell {
  const text = cell.replaceAll('\r\n', '\n').trim()
  switch (column.type) {
    case 'number': {
      if (column.field === 'price' && ON_REQUEST.test(text))
        return { value: null, note: noteOf(column.path, 'priceOnRequest', { value: text }) }
      const value = parseNumber(text)
      return value === undefined ? { problem: reasonOf(column.path, 'noNumber') } : { value }
    }
    case 'moment': {
      const value = parseMoment(text, dayOrder)
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
    case 'line':
      return { value: dayFields.has(column.field) ? toDay(text, dayOrder) : text }
    default:
      return { value: text }
  }
}
