import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import type { AnyDocument, Fields } from '#contract/fair/content/fields.ts'
import { fieldsOf } from '#contract/fair/content/kinds.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import { documentSchema } from '#contract/fair/content/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inputWords } from '#server/platform/http/input-words.ts'
import { type Item, listDrafts } from '../content.queries'
import { cleanDocument } from '../documents/documents'
import type { KindOfContent } from '../kind.queries'

/** An object as it is edited. */
export interface ImportedDraft {
  item: Item
  document: AnyDocument
}

/** What is edited of these objects, by number; those that are deleted or gone are left out. */
export async function readDrafts(
  db: Db,
  tie: KindOfContent,
  ids: readonly number[],
): Promise<Map<number, ImportedDraft>> {
  const found = await listDrafts(db, tie.kind, ids)
  const rows = await tie.readMany(
    db,
    found.filter(({ document }) => document === null).map(({ item }) => item.id),
  )
  return new Map(
    found.flatMap(({ item, document }) => {
      const written = document ?? rows.get(item.id)
      if (!written) return []
      const whole = { ...emptyDocument(fieldsOf(tie.kind)), ...written }
      return [[item.id, { item, document: cleanDocument(fieldsOf(tie.kind), whole) }] as const]
    }),
  )
}

/** What is wrong with a document, at which field, in both languages. */
export interface DocumentProblem {
  field: string
  part: string
  zh: string
  en: string
}

const schemas = new WeakMap<Fields, z.ZodMiniType<AnyDocument>>()

function schemaOf(fields: Fields): z.ZodMiniType<AnyDocument> {
  const schema = schemas.get(fields) ?? documentSchema(fields)
  schemas.set(fields, schema)
  return schema
}

/** Everything for which a document could not be stored, as a form would be notified of it. */
export function findProblems(fields: Fields, document: AnyDocument): DocumentProblem[] {
  const schema = schemaOf(fields)
  const parsed = safeParse(schema, document, { error: (issue) => inputWords(issue, 'zh-CN') })
  if (parsed.success) return []
  const english = safeParse(schema, document, { error: (issue) => inputWords(issue, 'en-US') })
  return parsed.error.issues.map(({ path, message }, place) => ({
    field: String(path[0] ?? ''),
    part: String(path[1] ?? ''),
    zh: message,
    en: english.error?.issues[place]?.message ?? message,
  }))
}
