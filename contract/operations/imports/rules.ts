import type { Field, Fields } from '#contract/fair/content/fields.ts'
import { hasPermission, type Permission } from '#contract/core/permissions.ts'
import { type ContentKind, contentKinds } from '#contract/fair/content/kinds.ts'
import { accountFields, ticketTypeFields } from './fields'

/** What of the fair's content can be imported. */
export const importedContent = [
  'exhibitor',
  'exhibit',
  'scheduleEvent',
  'article',
  'topic',
] as const satisfies readonly ContentKind[]
export type ImportedContent = (typeof importedContent)[number]

/** What can be imported: content, types of tickets, and people of exhibitors by invitation. */
export const importKinds = [...importedContent, 'ticketType', 'account'] as const
export type ImportKind = (typeof importKinds)[number]

export const isContentImport = (kind: ImportKind): kind is ImportedContent =>
  importedContent.some((one) => one === kind)

/** What is needed to import a kind, beside what content needs. */
const importNeeds: Partial<Record<ImportKind, Permission>> = {
  ticketType: 'manageTickets',
  account: 'manageAccounts',
}

/** Whether a user type that edits content may import a kind too. */
export function mayImportKind(userType: number | undefined, kind: ImportKind): boolean {
  const need = importNeeds[kind]
  return need === undefined || hasPermission(userType, need)
}

const ownFields = { ticketType: ticketTypeFields, account: accountFields } as const

/** The fields of a kind, of which its columns are made. */
export const importFields = (kind: ImportKind): Fields => (isContentImport(kind) ? contentKinds[kind] : ownFields[kind])

/** What an import is sent in: the rows, and pictures next to them. */
export const importFiles = ['rows', 'pictures'] as const
export type ImportFile = (typeof importFiles)[number]
export const rowTypes: readonly string[] = ['xlsx', 'csv']
export const pictureArchiveTypes: readonly string[] = ['zip']

/**
 * What an import is at:
 * - `receiving`: its files come in, piece by piece
 * - `reading`: the server reads the headings
 * - `mapping`: somebody says which column is which field
 * - `checking`: the dry run is under way; `checked`: it is done
 * - `applying`, `applied`; `undoing`, `undone`
 * - `cancelled`: somebody stopped it, `failed`: it could not go on; what was written until then stays, and can be undone
 */
export const importStates = [
  'receiving',
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** The server works on it by itself. */
export const busyStates = ['reading', 'checking', 'applying', 'undoing'] as const satisfies readonly ImportState[]
export const isBusy = (state: ImportState): boolean => busyStates.some((one) => one === state)

/** From which state each step of a person leads. */
export const importSteps = {
  choose: ['mapping', 'checked'],
  check: ['mapping', 'checked'],
  apply: ['checked'],
  cancel: ['receiving', 'reading', 'mapping', 'checking', 'checked', 'applying'],
  undo: ['applied', 'cancelled', 'failed'],
} as const satisfies Record<string, readonly ImportState[]>
export type ImportStep = keyof typeof importSteps

export const mayImport = (step: ImportStep, state: ImportState): boolean =>
  importSteps[step].some((from) => from === state)

/** In dates such as 03/04/2026; empty: the file has no such dates, or nobody has chosen. */
export const dayOrders = ['monthFirst', 'dayFirst'] as const
export type DayOrder = (typeof dayOrders)[number]

/** What the dry run says of a row. */
export const rowStates = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowState = (typeof rowStates)[number]

/**
 * The outcome of a row: `waiting` for its turn, `written`, `idle` where there was nothing to write, `refused` where it could
 * no longer be written; `undone`, or `kept` where it has been changed or is used since.
 */
export const rowOutcomes = ['waiting', 'written', 'idle', 'refused', 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** The column that names a row, so that the same row is found again. */
export const KEY_COLUMN = 'key'

/** A column of the table of a kind. */
export interface ImportColumn {
  /** `name.zh`, `price`, `key` */
  path: string
  /** Empty: of the key. */
  field: string
  part: 'zh' | 'en' | ''
  type: Field['type'] | 'key'
  required: boolean
  /** The values that are taken, where they are few. */
  options: readonly string[]
}

const inBoth = new Set<Field['type']>(['text', 'richText', 'picture'])
/** What no cell holds: rows within rows, files that are uploaded one by one. */
const leftOut = new Set<Field['type']>(['list', 'file', 'video'])

function columnsOfField(field: string, of: Field): ImportColumn[] {
  if (leftOut.has(of.type)) return []
  const options = of.type === 'choice' || of.type === 'choices' ? of.options : []
  const column = { field, type: of.type, required: of.required ?? false, options }
  return inBoth.has(of.type)
    ? (['zh', 'en'] as const).map((part) => ({ ...column, part, path: `${field}.${part}` }))
    : [{ ...column, part: '', path: field }]
}

const keyColumn: ImportColumn = { path: KEY_COLUMN, field: '', part: '', type: 'key', required: true, options: [] }

const columnsByKind = new Map<ImportKind, readonly ImportColumn[]>()

/** The columns of a kind in the order of its form, after the key. */
export function columnsOf(kind: ImportKind): readonly ImportColumn[] {
  // Each row asks for them.
  const known = columnsByKind.get(kind)
  if (known) return known
  const fields = Object.entries(importFields(kind))
  const columns = [keyColumn, ...fields.flatMap(([name, field]) => columnsOfField(name, field))]
  columnsByKind.set(kind, columns)
  return columns
}

/** What stands between several values of one cell. */
export const VALUE_SEPARATORS = /[;；、\n]/

/** The fields of a kind that pictures of an archive fill: the first picture, and those that are several. */
export function pictureFields(fields: Fields): { main: string | undefined; several: string | undefined } {
  const named = (type: Field['type']) => Object.entries(fields).find(([, field]) => field.type === type)?.[0]
  return { main: named('picture'), several: named('pictures') }
}

/** The longest text of which two are compared without regard to case, width and blanks. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_\-:()[\]·.]/g, '')
