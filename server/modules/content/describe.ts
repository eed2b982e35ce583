import type { AnyDocument } from '../../../contract/content/fields'
import { type ContentKind, fieldsOf } from '../../../contract/content/kinds'
import { completeness, facetsOf, titleOf } from '../../../contract/content/rules'

/** What tables say of an object without reading it. */
export function describeDocument(kind: ContentKind, document: AnyDocument) {
  const fields = fieldsOf(kind)
  return {
    title: titleOf(fields, document),
    facets: facetsOf(fields, document),
    complete: completeness(fields, document),
  }
}
