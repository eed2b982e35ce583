import { advertFields } from '../adverts/content'
import { agreementFields } from '../agreements/content'
import { expoGroupFields } from '../enrollment/content'
import { expoFields, logoFields } from '../expo/content'
import { categoryFields } from '../exhibits/content'
import { industryFields } from '../exhibitors/content'
import { hallFields } from '../halls/content'
import { helpGroupFields, helpTopicFields } from '../help/content'
import { articleFields, newsColumnFields } from '../news/content'
import { scheduleEventFields } from '../schedule/content'
import { openingAnimationFields } from '../opening/content'
import type { DocumentOf, Fields } from './fields'

/** Everything that can be edited, by its kind. */
export const contentKinds = {
  expo: expoFields,
  expoGroup: expoGroupFields,
  logo: logoFields,
  hall: hallFields,
  category: categoryFields,
  industry: industryFields,
  newsColumn: newsColumnFields,
  article: articleFields,
  scheduleEvent: scheduleEventFields,
  helpGroup: helpGroupFields,
  helpTopic: helpTopicFields,
  advert: advertFields,
  openingAnimation: openingAnimationFields,
  agreement: agreementFields,
} as const satisfies Record<string, Fields>

export type ContentKind = keyof typeof contentKinds

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object of our own
export const kindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]

export type ContentDocument<Kind extends ContentKind> = DocumentOf<(typeof contentKinds)[Kind]>

/** Those whose objects stand in an order that an organizer gives them. */
export const arrangedKinds = [
  'logo',
  'hall',
  'category',
  'industry',
  'newsColumn',
  'helpGroup',
  'helpTopic',
  'advert',
] as const satisfies readonly ContentKind[]

export const isArranged = (kind: ContentKind): boolean => arrangedKinds.some((one) => one === kind)

/** The fields of a kind, where which one it is is not known. */
export const fieldsOf = (kind: ContentKind): Fields => contentKinds[kind]

type RelatedIn<F> = F extends { to: infer To } ? To : F extends { of: infer Of } ? RelatedIn<Of[keyof Of]> : never
type Among<Whole, Part extends Whole> = Part

/** The kinds that others refer to; a relation to what is no kind does not compile. */
export type RelatedKind = Among<
  ContentKind,
  { [Kind in ContentKind]: RelatedIn<(typeof contentKinds)[Kind][keyof (typeof contentKinds)[Kind]]> }[ContentKind]
>

/** The kind that a relation names. */
export function kindRelated(to: string): ContentKind {
  const kind = kindNames.find((one) => one === to)
  if (!kind) throw new Error(`no kind ${to}`)
  return kind
}
