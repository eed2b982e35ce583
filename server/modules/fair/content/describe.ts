import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, ownerOf } from '#contract/fair/content/kinds.ts'
import { completeness, facetsOf, titleOf } from '#contract/fair/content/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { normalize, tokenizeText } from '#server/modules/fair/search/index.ts'

/** A title as it is searched: case, width and accents do not count. */
export const describeTitle = ({ zh, en }: Bilingual) => ({
  words: `${normalize(zh)}\n${normalize(en)}`,
  tokens: [...new Set([zh, en].flatMap(tokenizeText))],
})

/** What tables say of an object without reading it. */
export function describeDocument(kind: ContentKind, id: number, document: AnyDocument) {
  const fields = fieldsOf(kind)
  const title = titleOf(fields, document)
  return {
    title,
    ownerId: ownerOf(kind, id, document),
    ...describeTitle(title),
    facets: facetsOf(fields, document),
    complete: completeness(fields, document),
  }
}
