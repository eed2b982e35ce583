import { advertFields } from '../adverts/content'
import { newsColumnFields } from '../news/content'
import type { DocumentOf, Fields } from './fields'

/** Everything that can be edited, by its kind. */
export const contentKinds = {
  advert: advertFields,
  newsColumn: newsColumnFields,
} as const satisfies Record<string, Fields>

export type ContentKind = keyof typeof contentKinds

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object of our own
export const kindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]

export type ContentDocument<Kind extends ContentKind> = DocumentOf<(typeof contentKinds)[Kind]>

/** The fields of a kind, where which one it is is not known. */
export const fieldsOf = (kind: ContentKind): Fields => contentKinds[kind]
