import { chinaDay } from '#contract/core/china-time.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { exhibitionTypeNames } from '#server/modules/fair/exhibitors/index.ts'
import {
  bilingualLine,
  type CaseLine,
  type CaseRecord,
  plainLine,
  type ShownContact,
} from '#server/modules/people/review/index.ts'
import type { findNames } from './cases.queries'

type Named = NonNullable<Awaited<ReturnType<typeof findNames>>>

/** 0 individual, 1 group (spec: access §3). */
const signUpTypes: readonly Bilingual[] = [
  { zh: '单独报名', en: 'Individual' },
  { zh: '随团报名', en: 'With a group' },
]

/** Every field of a sign-up, in both languages next to each other. */
export function buildLines(
  of: CaseRecord,
  { enrollment, expo, account, group }: Named,
  { phone, email }: ShownContact,
): CaseLine[] {
  const period = `${chinaDay(expo.startsAt)} – ${chinaDay(expo.endsAt)}`
  return [
    bilingualLine('expo', expo.name),
    plainLine('expoPeriod', period),
    bilingualLine('exhibitor', of.name),
    bilingualLine('applicant', account),
    bilingualLine('signUpType', signUpTypes[enrollment.type]),
    ...(enrollment.type === 1 ? [bilingualLine('group', group ?? undefined)] : []),
    bilingualLine('exhibitionType', exhibitionTypeNames[enrollment.exhibitionType]),
    plainLine('phone', phone),
    plainLine('email', email),
  ]
}
