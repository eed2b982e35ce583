import {
  type AnyDocument,
  type AnyValue,
  type Field,
  type Fields,
  type FlatDocument,
  type FlatFields,
  isInBoth,
  rowsOf,
} from '#contract/fair/content/fields.ts'
import { filesIn, isOwnFile } from '#contract/fair/content/rich-text.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { claimShown } from '#server/modules/foundation/files/index.ts'
import { sanitizeRichText } from './rich-text'

function cleanValue(field: Field | undefined, value: AnyValue): AnyValue {
  if (field?.type === 'richText' && isInBoth(value)) {
    return { zh: sanitizeRichText(value.zh), en: sanitizeRichText(value.en) }
  }
  if (field?.type !== 'list' || !Array.isArray(value)) return value
  const rows = rowsOf(value)
  // What holds anything but rows stays as it is, to be refused.
  return rows.length === value.length ? rows.map((row) => cleanDocument(field.of, row)) : value
}

/** A document, or a row of a list, with its HTML sanitized, before anything of it is counted or stored. */
export function cleanDocument(fields: FlatFields, document: FlatDocument): FlatDocument
export function cleanDocument(fields: Fields, document: AnyDocument): AnyDocument
export function cleanDocument(fields: Fields, document: AnyDocument): AnyDocument {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, cleanValue(fields[name], value)]))
}

/** The addresses of this site's own files that a document shows. */
function filesOf(fields: Fields, document: AnyDocument): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { type } = field
    const value = document[name]
    if (type === 'list') return rowsOf(value).flatMap((row) => filesOf(field.of, row))
    if (type === 'pictures' && Array.isArray(value))
      return value.filter((one) => typeof one === 'string').filter(isOwnFile)
    if ((type === 'file' || type === 'video') && typeof value === 'string') return [value].filter(isOwnFile)
    if (!isInBoth(value)) return []
    if (type === 'richText') return [...filesIn(value.zh), ...filesIn(value.en)]
    return type === 'picture' ? [value.zh, value.en].filter(isOwnFile) : []
  })
}

/** Keeps what documents show: an upload that nothing claims would be gone after a day, and their history shows it for good. */
export async function claimFiles(db: Db, fields: Fields, documents: readonly AnyDocument[]): Promise<void> {
  await claimShown(
    db,
    documents.flatMap((document) => filesOf(fields, document).map(parseFileId)),
  )
}
