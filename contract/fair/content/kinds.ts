import { advertFields } from '#contract/fair/adverts/content.ts'
import { agreementFields } from '#contract/fair/agreements/content.ts'
import { expoGroupFields } from '#contract/fair/expo/content.ts'
import { expoFields, logoFields } from '#contract/fair/expo/content.ts'
import { categoryFields, exhibitFields } from '#contract/fair/exhibits/content.ts'
import { exhibitorFields, industryFields } from '#contract/fair/exhibitors/content.ts'
import { hallFields } from '#contract/fair/halls/content.ts'
import { helpGroupFields, helpTopicFields } from '#contract/fair/help/content.ts'
import { articleFields, newsColumnFields } from '#contract/fair/news/content.ts'
import { scheduleEventFields } from '#contract/fair/schedule/content.ts'
import { synonymFields } from '#contract/fair/thesaurus/content.ts'
import { topicFields } from '#contract/fair/topics/content.ts'
import type { AnyDocument, DocumentOf, Fields } from './fields'
import { openingAnimationFields } from '#contract/fair/opening/content.ts'

/** Everything that can be edited, by its kind. */
export const contentKinds = {
  expo: expoFields,
  expoGroup: expoGroupFields,
  logo: logoFields,
  hall: hallFields,
  category: categoryFields,
  industry: industryFields,
  exhibitor: exhibitorFields,
  exhibit: exhibitFields,
  newsColumn: newsColumnFields,
  article: articleFields,
  scheduleEvent: scheduleEventFields,
  topic: topicFields,
  helpGroup: helpGroupFields,
  helpTopic: helpTopicFields,
  advert: advertFields,
  openingAnimation: openingAnimationFields,
  agreement: agreementFields,
  synonym: synonymFields,
} as const satisfies Record<string, Fields>

export type ContentKind = keyof typeof contentKinds

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object of our own
export const kindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]]

export type ContentDocument<Kind extends ContentKind> = DocumentOf<(typeof contentKinds)[Kind]>

/**
 * Kinds with objects that belong to an exhibitor and are edited by it; an organizer approves them. By the field that names
 * the exhibitor; null: the object is the exhibitor itself.
 */
const ownedKinds: Partial<Record<ContentKind, string | null>> = { exhibitor: null, exhibit: 'exhibitor' }

export const isOwned = (kind: ContentKind): boolean => ownedKinds[kind] !== undefined
export const isOwner = (kind: ContentKind): boolean => ownedKinds[kind] === null

/** The exhibitor that owns an object; null: the fair. */
export function ownerOf(kind: ContentKind, id: number, document: AnyDocument): number | null {
  const field = ownedKinds[kind]
  if (field === undefined) return null
  const owner = field === null ? id : document[field]
  return typeof owner === 'number' ? owner : null
}

/** Kinds with objects in an order that an organizer sets. */
export const arrangedKinds = [
  'logo',
  'hall',
  'category',
  'industry',
  'newsColumn',
  'helpGroup',
  'helpTopic',
  'topic',
  'advert',
] as const satisfies readonly ContentKind[]

export const isArranged = (kind: ContentKind): boolean => arrangedKinds.some((one) => one === kind)

/** The fields of a kind, where which one it is is not known. */
export const fieldsOf = (kind: ContentKind): Fields => contentKinds[kind]

type RelatedIn<F> = F extends { to: infer To } ? To : F extends { of: infer Of } ? RelatedIn<Of[keyof Of]> : never
type Among<Whole, Part extends Whole> = Part

/** What kinds refer to and is edited elsewhere. */
export const referredOnly = ['live'] as const
export type ReferredOnly = (typeof referredOnly)[number]
export const isReferredOnly = (to: Referable): to is ReferredOnly => referredOnly.some((one) => one === to)
export type Referable = ContentKind | ReferredOnly

/** The kinds that others refer to; a relation to what is no kind does not compile. */
export type RelatedKind = Among<
  Referable,
  { [Kind in ContentKind]: RelatedIn<(typeof contentKinds)[Kind][keyof (typeof contentKinds)[Kind]]> }[ContentKind]
>

/** What a relation names. */
export function kindRelated(to: string): Referable {
  const kind = [...kindNames, ...referredOnly].find((one) => one === to)
  if (!kind) throw new Error(`no kind ${to}`)
  return kind
}
