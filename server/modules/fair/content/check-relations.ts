import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, isReferredOnly, kindRelated } from '#contract/fair/content/kinds.ts'
import { type Relation, relationsIn } from '#contract/fair/content/relations.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { holdItems, holdSessions, isAmongAbove, lockBelonging } from './relations.queries'

/** Here, since no page checks it: texts of rules are fetched by the first of the fair's pages. */
const words = {
  gone: {
    'zh-CN': '所选内容不存在或已删除，请重新选择',
    'en-US': 'The selected item does not exist or was deleted. Please choose again.',
  },
  draft: {
    'zh-CN': '所选内容尚未发布，请先发布它',
    'en-US': 'The selected item was never published. Please publish it first.',
  },
  loop: {
    'zh-CN': '不能选择它自己或隶属于它的内容',
    'en-US': 'An item cannot belong to itself or to its own sub-items',
  },
} as const satisfies Record<string, Record<Language, string>>

interface Written {
  kind: ContentKind
  /** Undefined: it is new, and nothing belongs to it yet. */
  id?: number
  document: AnyDocument
  /** What it refers to must have been published too. */
  forVisitors?: true
}

function refuse(relations: Relation[], breach: keyof typeof words, language: Language): void {
  if (relations.length === 0) return
  const message = words[breach][language]
  const paths = [...new Set(relations.map(({ path }) => path))]
  throw fail('BadInput', { detail: message, fields: paths.map((path) => ({ field: `document.${path}`, message })) })
}

async function findWrong(db: Db, relations: Relation[]) {
  const [gone, drafts]: [Relation[], Relation[]] = [[], []]
  // In one order for all, so that nobody waits for who waits for them.
  for (const to of [...new Set(relations.map((one) => one.to))].toSorted()) {
    const requested = relations.filter((one) => one.to === to)
    const related = kindRelated(to)
    const ids = requested.map(({ id }) => id)
    const there = isReferredOnly(related) ? await holdSessions(db, ids) : await holdItems(db, related, ids)
    gone.push(...requested.filter(({ id }) => !there.has(id)))
    drafts.push(...requested.filter(({ id }) => there.get(id)?.hasRow === false))
  }
  return { gone, drafts }
}

/**
 * Checks what a document refers to and holds it until the transaction ends: nothing of it is deleted meanwhile, and none of
 * its own kind belongs to it. Throws BadInput with words at the fields.
 */
export async function checkRelations(
  db: Db,
  { kind, id, document, forVisitors }: Written,
  language: Language,
): Promise<void> {
  const relations = relationsIn(fieldsOf(kind), document)
  const own = relations.filter(({ to }) => to === kind)
  if (own.length > 0) await lockBelonging(db, kind)
  const { gone, drafts } = await findWrong(db, relations)
  refuse(gone, 'gone', language)
  if (forVisitors) refuse(drafts, 'draft', language)
  if (id === undefined) return
  const loops: Relation[] = []
  for (const relation of own) {
    if (await isAmongAbove(db, kind, id, [relation.id])) loops.push(relation)
  }
  refuse(loops, 'loop', language)
}
