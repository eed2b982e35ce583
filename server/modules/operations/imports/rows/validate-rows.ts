import type { AnyDocument, Fields } from '#contract/fair/content/fields.ts'
import { findMissing, titleOf } from '#contract/fair/content/rules.ts'
import {
  columnsOf,
  importFields,
  type ImportKind,
  isContentImport,
  KEY_COLUMN,
  type RowState,
} from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Reason } from '../imports.schema'
import type { NewRow } from '../rows.queries'
import type { Subject } from '../subjects/subject'
import { noteOf, reasonOf } from '../words'
import type { ReadRow } from './read-row'
import { beginDocument, findTargets, isChanged, mergeGiven, validateDocument } from './target'

/** What the rows before had, by which a repeated one is refused. */
export class SeenRows {
  readonly #keys = new Map<string, number>()
  readonly #objects = new Map<number, number>()
  readonly #values = new Map<string, number>()

  /** The line of an earlier row of the same key or object; undefined: this is the first. */
  meet({ key, line }: Pick<ReadRow, 'key' | 'line'>, objectId: number | undefined): number | undefined {
    const earlier = this.#keys.get(key) ?? (objectId === undefined ? undefined : this.#objects.get(objectId))
    if (earlier !== undefined) return earlier
    this.#keys.set(key, line)
    if (objectId !== undefined) this.#objects.set(objectId, line)
    return undefined
  }

  /** The unique fields of a row with values that an earlier row has, with its line; a row that is refused reserves no values. */
  findRepeated({ unique = {} }: Subject, document: AnyDocument): { field: string; line: number }[] {
    return Object.entries(unique).flatMap(([field, spell]) => {
      const line = this.#values.get(`${field} ${spell(document)}`)
      return line === undefined ? [] : [{ field, line }]
    })
  }

  /** Reserves the unique values of a row that is taken. */
  reserve({ unique = {} }: Subject, document: AnyDocument, line: number): void {
    for (const [field, spell] of Object.entries(unique)) {
      const value = spell(document)
      if (value !== '') this.#values.set(`${field} ${value}`, line)
    }
  }
}

/** What keeps a new object from being shown, at the first column of each field. */
function notesOf(kind: ImportKind, missing: readonly string[], pictured: ReadonlySet<string>): Reason[] {
  const columns = columnsOf(kind)
  return missing
    .filter((field) => !pictured.has(field))
    .map((field) => noteOf(columns.find((column) => column.field === field)?.path ?? field, 'staysDraft'))
}

/** The fields that pictures of the archive fill, and whether these are others than those that are there. */
export interface RowPictures {
  fields: ReadonlySet<string>
  isNew: boolean
  notes: readonly Reason[]
}

export interface Judging {
  subject: Subject
  seen: SeenRows
  /** By the line of a row. */
  picturesOf: (row: ReadRow, document: ReturnType<typeof beginDocument>) => RowPictures
}

/** What an object is called: by its first text, or its first line where it has none. */
function nameOf(fields: Fields, document: AnyDocument): { zh: string; en: string } {
  const title = titleOf(fields, document)
  const [line = ''] = Object.entries(fields).find(([, { type }]) => type === 'line') ?? []
  const message = document[line]
  return title.zh === '' && title.en === '' && typeof message === 'string' ? { zh: message, en: message } : title
}

/** What the dry run says of rows that have been read. */
export async function validateRows(db: Db, judging: Judging, rows: readonly ReadRow[]): Promise<NewRow[]> {
  const { subject, seen } = judging
  const { kind } = subject
  const fields = importFields(kind)
  const targetOf = await findTargets(
    db,
    subject,
    rows.map(({ key }) => key),
  )
  const merged = rows.map((row) => {
    const { draft } = targetOf(row.key)
    const before = draft?.document ?? beginDocument(fields)
    return {
      id: draft?.id ?? 0,
      before: draft ?? null,
      document: mergeGiven(fields, before, row.given),
      publish: false,
    }
  })
  const problems = await subject.validate(db, merged)
  return rows.map((row, place) => {
    const { draft, isMissing } = targetOf(row.key)
    const before = draft?.document ?? beginDocument(fields)
    const document = merged[place]?.document ?? before
    const title = nameOf(fields, document)
    const reasons = [...row.reasons, ...validateDocument(kind, document), ...(problems[place] ?? [])]
    const earlier = row.key === '' ? undefined : seen.meet(row, draft?.id)
    if (earlier !== undefined) reasons.push(reasonOf(KEY_COLUMN, 'sameKey', { line: earlier }))
    for (const { field, line } of seen.findRepeated(subject, document))
      reasons.push(
        reasonOf(columnsOf(kind).find((column) => column.field === field)?.path ?? field, 'sameValue', { line }),
      )
    if (isMissing) reasons.push(reasonOf(KEY_COLUMN, 'noRecord', { name: row.key }))
    if (!draft && title.zh.trim() === '' && title.en.trim() === '') {
      const first = columnsOf(kind).find(({ type }) => type === 'text' || type === 'line')
      reasons.push(reasonOf(first?.path ?? '', 'noTitle'))
    }
    if (!isContentImport(kind)) {
      reasons.push(
        ...findMissing(fields, document).map((field) =>
          reasonOf(columnsOf(kind).find((column) => column.field === field)?.path ?? field, 'missing'),
        ),
      )
    }
    const pictures = judging.picturesOf(row, document)
    const isRefused = reasons.some(({ note }) => !note)
    if (!isRefused) seen.reserve(subject, document, row.line)
    const differs = isChanged(fields, before, document) || pictures.isNew
    const state: RowState = isRefused ? 'refused' : !draft ? 'new' : differs ? 'changed' : 'unchanged'
    if (!isRefused) reasons.push(...pictures.notes)
    if (state === 'new' && isContentImport(kind))
      reasons.push(...notesOf(kind, findMissing(fields, document), pictures.fields))
    return {
      line: row.line,
      key: row.key,
      title: (title.zh || title.en).slice(0, 120),
      state,
      outcome: state === 'refused' ? 'refused' : state === 'unchanged' ? 'idle' : 'waiting',
      reasons: uniqueReasons(reasons),
      given: isRefused ? {} : row.given,
      objectId: draft?.id ?? null,
    }
  })
}

/** A cell that is wrong in two ways is reported once for each. */
const uniqueReasons = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [`${reason.column} ${reason.zh}`, reason])).values(),
]
