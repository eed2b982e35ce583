import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { isIdCard } from '#contract/core/rules.ts'
import { checkHolder, type HolderIdType, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'

/** What is wrong with a row of a list, which counts from 1 as the list was written. */
export interface WrongRow {
  row: number
  breach: RuleBreach
}

/** The words by which lists name a type of ID; a passport is none of the passes. */
const typeWords: readonly [HolderIdType, RegExp][] = [
  ['passport', /护照|passport/i],
  ['pass', /通行证|回乡证|台胞证|pass|permit/i],
  ['military', /军|士兵|警官|military|officer/i],
  ['idCard', /身份证|id ?card|^id$/i],
]

function typeOf(word: string, idNumber: string): HolderIdType | undefined {
  const found = typeWords.find(([, words]) => words.test(word))?.[0]
  // A list of names and numbers alone is one of ID cards, where the numbers are.
  return found ?? (word === '' && isIdCard(normalizeIdNumber(idNumber)) ? 'idCard' : undefined)
}

/** The cells of a row: by tabs where there is one, else by commas; a cell in quotes may hold commas. */
function cellsOf(row: string): string[] {
  if (row.includes('\t')) return row.split('\t').map((cell) => cell.trim())
  return [...row.matchAll(/(?:^|[,，])\s*("(?:[^"]|"")*"|[^,，]*)/g)].map(([, cell = '']) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

const isHeader = (cells: readonly string[]): boolean =>
  /姓名|名字|name/i.test(cells[0] ?? '') && !/\d/.test(cells.at(-1) ?? '')

/** Name, type and number of a row; of two cells the second is the number. */
function holderOf(cells: readonly string[]): { name: string; idType: HolderIdType | undefined; idNumber: string } {
  const [name = '', second = '', third] = cells
  const [word, number] = third === undefined ? ['', second] : [second, third]
  return { name, idType: typeOf(word, number), idNumber: normalizeIdNumber(number) }
}

/**
 * The people of a list that was pasted from a table or read from a file: name, type, number, by tab or comma. Rows that
 * say nothing are passed over, a heading too; every row that is wrong is named with what is wrong with it first.
 */
export function parseHolders(list: string): { holders: Holder[]; wrong: WrongRow[] } {
  const holders: Holder[] = []
  const wrong: WrongRow[] = []
  const seen = new Set<string>()
  let isFirst = true
  for (const [i, text] of list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = cellsOf(text)
    if (cells.every((cell) => cell === '')) continue
    const isHeading = isFirst && isHeader(cells)
    isFirst = false
    if (isHeading) continue
    const { name, idType, idNumber } = holderOf(cells)
    const holder: Holder = { name, idType: idType ?? 'idCard', idNumber }
    const breaches = checkHolder(holder)
    const isUnknown = idType === undefined && idNumber !== ''
    const breach =
      breaches.name ??
      (isUnknown ? 'idNumber.type' : breaches.idNumber) ??
      (seen.has(idNumber) ? ('holder.twice' as const) : undefined)
    seen.add(idNumber)
    holders.push(holder)
    if (breach) wrong.push({ row: i + 1, breach })
  }
  return { holders, wrong }
}

/** The text of a list: in UTF-8, or as Chinese table programs save it. */
export function decodeList(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
