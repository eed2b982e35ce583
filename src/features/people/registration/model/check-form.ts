import { checkBuyer, checkExhibitor, hallBreach, type Problem } from '#contract/people/registration/check.ts'
import type { Language } from '#contract/core/language.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { agreement } from '#contract/people/session/rules.ts'
import type { FieldName, FormValues, Role } from './form-values'
import { toBuyer, type Sending } from './to-buyer'
import { toExhibitor } from './to-exhibitor'

/** What the contract calls a field, and the form calls otherwise. */
const names: Record<string, FieldName> = {
  areaName: 'area',
  cityName: 'city',
  identityNumber: 'idNumber',
  idCard: 'idNumber',
  validity: 'startDeadline',
  isCheckPhone: 'code',
}

export interface FormContext {
  role: Role
  /** In which the fields that are not of the other language are filled in. */
  language: Language
  /** The halls of the fair; undefined while they are not known. */
  halls: readonly { hallId: number; overseas: boolean }[] | undefined
  /** Phone and e-mail of the registration that is amended: they need a code only when changed. */
  amended?: { areaCode: string; phone: string; email: string } | undefined
}

const nowhere = { zh: '', en: '' }
const draft: Omit<Sending, 'language'> = {
  clientKey: '',
  places: { country: nowhere, area: nowhere, city: nowhere },
}

function problemsOf(values: FormValues, { role, language, amended }: FormContext): Problem[] {
  const isKept =
    amended?.phone === values.phone && amended.email === values.email && amended.areaCode === values.areaCode
  const sending = { ...draft, language, ...(isKept ? { amends: 'amends' } : {}) }
  const chosen = { zh: values.area, en: values.area }
  const places = { ...draft.places, area: chosen, city: { zh: values.city, en: values.city } }
  const sent = { ...sending, places }
  const found =
    role === 'buyer' ? checkBuyer(toBuyer(values, sent), language) : checkExhibitor(toExhibitor(values, sent), language)
  // Who amends may leave the password as it is, also when a code is needed.
  const keepsPassword = amended && values.password === '' && values.againPassword === ''
  return keepsPassword ? found.filter(({ field }) => field !== 'password' && field !== 'againPassword') : found
}

export type FormBreaches = Partial<Record<FieldName, RuleBreach>>

/** What is wrong with the form, by field (spec: access §5). */
export function checkForm(values: FormValues, context: FormContext): FormBreaches {
  const breaches: FormBreaches = {}
  for (const { field, breach } of problemsOf(values, context)) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- every other name of the contract is the form's own
    breaches[names[field] ?? (field as FieldName)] ??= breach
  }
  if (context.role === 'exhibitor') {
    const hall = context.halls?.find(({ hallId }) => String(hallId) === values.hallId)
    const wrongHall = hallBreach(Number(values.countryId), hall)
    if (wrongHall) breaches.hallId = wrongHall
    if (values.typeId === '') breaches.typeId = 'category.empty'
  }
  const disagrees = agreement(values.agreed)
  if (disagrees) breaches.agreed = disagrees
  return breaches
}
