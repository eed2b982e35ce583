import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ContentLine, ContentObject, ContentRow } from '#contract/fair/content/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { ListedChange } from './audit.queries'
import { isPastUndelete, type ListedItem, reviewOf, stateNow } from './content.queries'

/** A person's name in the reader's language; what nobody did here has none. */
export const nameOf = (by: Bilingual | null, language: Language): string => (by ? pick(by, language) : '')

export function presentRow({ item, by }: ListedItem, language: Language): ContentRow {
  const { id, title, complete, facets, shownFrom, shownUntil, updatedAt, revision, opinion, submittedAt } = item
  return {
    id,
    title,
    complete,
    facets,
    revision,
    opinion,
    review: reviewOf(item),
    submittedAt: submittedAt?.toISOString() ?? null,
    state: stateNow(item),
    changed: item.publishedRevision !== null && item.draftRevision !== item.publishedRevision,
    shownFrom: shownFrom?.toISOString() ?? null,
    shownUntil: shownUntil?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: nameOf(by, language),
  }
}

export const presentLine = ({ change, item, by }: ListedChange, language: Language): ContentLine => ({
  id: change.id,
  kind: change.kind,
  objectId: change.itemId,
  title: item.title,
  gone: isPastUndelete(item),
  revision: change.revision,
  action: change.action,
  by: nameOf(by, language),
  at: change.at.toISOString(),
})

interface Versions {
  /** What is edited. */
  document: AnyDocument
  /** What visitors were last shown. */
  published: AnyDocument | null
}

/** An object as an editor sees it. */
export const presentObject = (listed: ListedItem, versions: Versions, language: Language): ContentObject => ({
  ...presentRow(listed, language),
  ...versions,
})
