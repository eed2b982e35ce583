import type { ExhibitorRegistration } from '#contract/people/registration/records.ts'
import { toBilingual, type Both } from './bilingual'
import type { FormValues } from './form-values'
import { toCommonFields, toPlaceFields, toPurpose, type Sending } from './to-buyer'

interface Names {
  company: Both
  name: Both
  contact: Both
}

function recordOf(values: FormValues, { places }: Sending, names: Names, language: 'zh' | 'en') {
  const isCompany = values.participant === 'company'
  // An English record stands whole: a name that was given in Chinese alone is repeated.
  const inLanguage = ({ zh, en }: Both) => (language === 'zh' ? zh : en || zh)
  return {
    ...toPlaceFields(values, places, language),
    company: isCompany ? inLanguage(names.company) : '',
    socialCredit: isCompany ? values.socialCredit.trim().toUpperCase() : '',
    name: inLanguage(names.name),
    cardType: Number(values.cardType),
    idCard: values.idNumber.trim(),
    contactName: inLanguage(names.contact),
    typeId: Number(values.typeId),
    industryIds: values.industryIds,
    languageType: language === 'zh' ? 1 : 2,
  }
}

/**
 * An exhibitor's form as it is sent: a Chinese record, and an English one, without phone, e-mail and password, when
 * the form is English or an English name was given (spec: access §3).
 */
export function toExhibitor(values: FormValues, sending: Sending): ExhibitorRegistration {
  const { language } = sending
  const isCompany = values.participant === 'company'
  const isShort = isCompany && values.validity === 'short'
  const names = {
    company: toBilingual(isCompany ? values.company : '', isCompany ? values.companyOther : '', language),
    name: toBilingual(values.name, values.nameOther, language),
    contact: toBilingual(values.contactName, values.contactNameOther, language),
  }
  const account = { phone: values.phone, email: values.email.trim(), password: values.password }
  const chinese = { ...recordOf(values, sending, names, 'zh'), ...account }
  const hasEnglish = Object.values(names).some(({ en }) => en !== '')
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  return {
    ...toCommonFields(values, sending),
    joinType: isCompany ? 0 : 1,
    exhibitionType: Number(values.exhibitionType),
    startDeadline: isShort ? values.startDeadline : '',
    endDeadline: isShort ? values.endDeadline : '',
    deadlineType: isShort ? 0 : 1,
    name: names.name.zh,
    industryIds: values.industryIds,
    ...account,
    againPassWord: values.againPassword,
    exhibitsPicture: idsOf(values.exhibitsPicture),
    qualificationCertificate: isCompany ? idsOf(values.qualificationCertificate) : [],
    identification: isCompany ? [] : idsOf(values.identification),
    hallId: Number(values.hallId),
    ...toPurpose(values),
    contactPhone: values.contactPhone.trim(),
    contactEmail: values.contactEmail.trim(),
    ...(sending.preExhibitorId ? { preExhibitorId: sending.preExhibitorId } : {}),
    multiLanguageVOList: hasEnglish ? [chinese, recordOf(values, sending, names, 'en')] : [chinese],
  }
}
