import type { Entry, ZipFile } from 'yauzl'
import { IMPORT_SHEETS_MAX } from '#contract/operations/imports/limits.ts'
import { ImportProblem } from '../words'
import { readWhole } from './xlsx-parts'

/** UTF-16 units of all texts that cells share */
const SHARED_MAX = 60 * 1024 * 1024
/** numbers of the formats that every spreadsheet knows as dates and times */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47, 57, 58])

/** A sheet that is not hidden. */
export interface Sheet {
  name: string
  entry: Entry
}

/** What the cells of a workbook are read by. */
export interface Book {
  sheets: readonly Sheet[]
  shared: readonly string[]
  /** By the number of a cell's style: whether its number is a date. */
  isDate: readonly boolean[]
  /** Days count from 1904. */
  from1904: boolean
}

async function readShared(zip: ZipFile, entry: Entry | undefined): Promise<string[]> {
  const shared: string[] = []
  let [current, length, isText, isPhonetic] = ['', 0, false, false]
  await readWhole(zip, entry, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't'
    },
    text(text) {
      if (isText && !isPhonetic) current += text
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      length += current.length
      if (length > SHARED_MAX) throw new ImportProblem('tooLarge')
      shared.push(current)
    },
  })
  return shared
}

/** Letters of days and hours outside of quotes and colours. */
const isDateCode = (code: string): boolean => /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^[\]]*\]/gi, ''))

async function readStyles(zip: ZipFile, entry: Entry | undefined): Promise<boolean[]> {
  const own = new Map<number, boolean>()
  const isDate: boolean[] = []
  let inCells = false
  await readWhole(zip, entry, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), isDateCode(attributes['formatCode'] ?? ''))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(attributes['numFmtId'] ?? 0)
      isDate.push(own.get(format) ?? DATE_FORMATS.has(format))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return isDate
}

/** Opens what the sheets are read by. Throws ImportProblem where the file is no workbook, or all its sheets are hidden. */
export async function openBook(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<Book> {
  const named: { name: string; id: string }[] = []
  let from1904 = false
  await readWhole(zip, parts.get('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      named.push({ name: attributes['name'] ?? '', id })
    },
  })
  const targets = new Map<string, string>()
  await readWhole(zip, parts.get('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
    },
  })
  const sheets = named.slice(0, IMPORT_SHEETS_MAX).flatMap(({ name, id }) => {
    const target = targets.get(id) ?? ''
    const entry = parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    // A sheet of charts has no cells.
    return entry && !/chartsheets/.test(target) ? [{ name, entry }] : []
  })
  if (sheets.length === 0) throw new ImportProblem('damaged')
  return {
    sheets,
    from1904,
    shared: await readShared(zip, parts.get('xl/sharedStrings.xml')),
    isDate: await readStyles(zip, parts.get('xl/styles.xml')),
  }
}
