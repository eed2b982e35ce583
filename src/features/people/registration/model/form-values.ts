import type { UploadedFile, UploadedImage } from '#contract/foundation/files/schemas.ts'

/** Who registers; the group has no form (spec: access §1). */
export type Role = 'exhibitor' | 'buyer' | 'group'
export type Participant = 'company' | 'individual'

/** Everything that the forms of all roles hold. Ids of selects are text, as the controls have them. */
export interface FormValues {
  participant: Participant
  /** 0 online only, 1 online and offline */
  exhibitionType: '0' | '1'
  countryId: string
  /** Chinese name of the province: the same in both languages, so that a switch keeps the choice. */
  area: string
  /** Chinese name of the city. */
  city: string
  /** In the language of the form; `…Other` in the other one. */
  company: string
  companyOther: string
  name: string
  nameOther: string
  contactName: string
  contactNameOther: string
  /** Shown to everybody, as the contact person is; never the registrant's own without being typed here. */
  contactPhone: string
  contactEmail: string
  socialCredit: string
  validity: 'short' | 'long'
  /** `2026-05-01` */
  startDeadline: string
  endDeadline: string
  cardType: string
  idNumber: string
  industryIds: number[]
  hallId: string
  /** Product category. */
  typeId: string
  areaCode: string
  phone: string
  code: string
  email: string
  password: string
  againPassword: string
  objective: string[]
  otherObjective: string
  /** `design/furniture` */
  intention: string[]
  exhibitsPicture: UploadedImage[]
  identification: UploadedFile[]
  qualificationCertificate: UploadedFile[]
  agreed: boolean
}

export type FieldName = keyof FormValues

/** Of mainland China (spec: access §9). */
export const DEFAULT_AREA_CODE = '+086'

/** A form in which nothing has been typed. */
export const emptyValues: FormValues = {
  participant: 'company',
  exhibitionType: '0',
  countryId: '',
  area: '',
  city: '',
  company: '',
  companyOther: '',
  name: '',
  nameOther: '',
  contactName: '',
  contactNameOther: '',
  contactPhone: '',
  contactEmail: '',
  socialCredit: '',
  validity: 'long',
  startDeadline: '',
  endDeadline: '',
  cardType: '1',
  idNumber: '',
  industryIds: [],
  hallId: '',
  typeId: '',
  areaCode: DEFAULT_AREA_CODE,
  phone: '',
  code: '',
  email: '',
  password: '',
  againPassword: '',
  objective: [],
  otherObjective: '',
  intention: [],
  exhibitsPicture: [],
  identification: [],
  qualificationCertificate: [],
  agreed: false,
}

/** Whether something was filled in, so that discarding it needs confirmation. */
export function isTouched(values: FormValues): boolean {
  const { participant: _, exhibitionType: _e, ...typed } = values
  const { participant: _p, exhibitionType: _x, ...blank } = emptyValues
  return JSON.stringify(typed) !== JSON.stringify(blank)
}

const twins = [
  ['company', 'companyOther'],
  ['name', 'nameOther'],
  ['contactName', 'contactNameOther'],
] as const

/** The names as a form in the other language has them: a pair changes places, a single one stays where it is. */
export function withNamesSwapped(values: FormValues): FormValues {
  const swapped = { ...values }
  for (const [own, other] of twins) {
    if (values[other] !== '') [swapped[own], swapped[other]] = [values[other], values[own]]
  }
  return swapped
}
