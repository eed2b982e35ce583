import { type AnyDocument, isInBoth } from '#contract/fair/content/fields.ts'
import { fieldsOf } from '#contract/fair/content/kinds.ts'
import { findGaps } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'

/** Exhibits that make a stand worth a visit. */
export const EXHIBITS_RECOMMENDED = 3

/** What visitors miss most comes first. */
export const boothSteps = ['introduction', 'logo', 'contacts', 'exhibits', 'english', 'documents', 'submit'] as const
export type BoothStep = (typeof boothSteps)[number]

export interface BoothFacts {
  profile: Pick<ContentObject, 'document' | 'changed' | 'review' | 'state'>
  /** How many exhibits visitors see; nothing is published without its picture, and without a price it is on request. */
  shownExhibits: number
  /** How many were begun and never shown. */
  drafts: number
}

/** The fields that English readers need in their language. */
const neededInEnglish = ['company', 'introduction', 'city', 'address', 'contactName']

/** Which steps of a stand are done; the exhibitor's draft counts, since writing it is the exhibitor's part. */
export function doneSteps({ profile, shownExhibits }: BoothFacts): Record<BoothStep, boolean> {
  const { document, changed, review, state } = profile
  const gaps = new Set(findGaps(fieldsOf('exhibitor'), document))
  const isFilled = (field: string) => isWritten(document, field)
  return {
    introduction: isFilled('introduction'),
    logo: !gaps.has('logoUrl'),
    contacts: isFilled('contactName') && (isFilled('phone') || isFilled('email')),
    exhibits: shownExhibits >= EXHIBITS_RECOMMENDED,
    english: neededInEnglish.every((field) => !isFilled(field) || !gaps.has(`${field}.en`)),
    documents: !gaps.has('documents'),
    submit: review === 'waiting' || (state === 'published' && !changed),
  }
}

function isWritten(document: AnyDocument, field: string): boolean {
  const value = document[field]
  if (isInBoth(value)) return `${value.zh}${value.en}`.trim() !== ''
  return typeof value === 'string' && value !== ''
}

/** 0 to 100 */
export function percentDone(done: Record<BoothStep, boolean>): number {
  return Math.round((100 * boothSteps.filter((step) => done[step]).length) / boothSteps.length)
}
