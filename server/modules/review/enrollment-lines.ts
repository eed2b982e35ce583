import type { CaseDetail } from '../../../contract/review/schemas'
import type { Bilingual } from '../../platform/db/bilingual'
import { chinaDay } from '../../platform/china-time'
import { both, exhibitingForms } from './registration-lines'
import type { CaseRecord, findEnrollmentNames } from './review.queries'

type Named = NonNullable<Awaited<ReturnType<typeof findEnrollmentNames>>>

/** 0 individual, 1 group (spec: access §3). */
const signUpTypes: readonly Bilingual[] = [
  { zh: '单独报名', en: 'Individual' },
  { zh: '随团报名', en: 'With a group' },
]

/** Every field of a sign-up, in both languages beside each other. */
export function enrollmentLines(
  of: CaseRecord,
  { enrollment, expo, account, group }: Named,
  { phone, email }: { phone: string; email: string },
): CaseDetail['lines'] {
  const period = `${chinaDay(expo.startsAt)} – ${chinaDay(expo.endsAt)}`
  return [
    both('expo', expo.name),
    { field: 'expoPeriod', zh: period, en: period },
    both('exhibitor', of.name),
    both('applicant', account),
    both('signUpType', signUpTypes[enrollment.type]),
    ...(enrollment.type === 1 ? [both('group', group ?? undefined)] : []),
    both('exhibitionType', exhibitingForms[enrollment.exhibitionType]),
    { field: 'phone', zh: phone, en: phone },
    { field: 'email', zh: email, en: email },
  ]
}
