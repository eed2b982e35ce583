import { MAINLAND } from '#contract/core/rules.ts'
import type { BuyerRegistration } from '#contract/people/registration/records.ts'
import { isChinaAreaCode } from '#contract/core/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { toBilingual, type PlaceNames } from './bilingual'
import type { FormValues } from './form-values'

export interface Sending {
  language: Language
  clientKey: string
  places: PlaceNames
  /** Of the query that requested changes. */
  amends?: string | undefined
  /** The earlier exhibitor that was imported from. */
  preExhibitorId?: number | undefined
  /** The code of the pre-registration that it is made of. */
  preRegistration?: string | undefined
}

/** What every registration says besides its records. */
export function toCommonFields(values: FormValues, { clientKey, amends }: Sending) {
  return {
    clientKey,
    code: values.code,
    isCheckPhone: isChinaAreaCode(values.areaCode) ? 1 : 0,
    areaCode: values.areaCode,
    agreed: true as const,
    ...(amends ? { amends } : {}),
  }
}

/** Where the registrant is, in one language; provinces and cities are those of mainland China alone. */
export function toPlaceFields(values: FormValues, { country, area, city }: PlaceNames, language: 'zh' | 'en') {
  const isMainland = Number(values.countryId) === MAINLAND
  return {
    countryId: Number(values.countryId),
    countryName: country[language],
    areaName: isMainland ? area[language] : '',
    cityName: isMainland ? city[language] : '',
  }
}

/** What one comes for and wishes to buy. */
export function toPurpose({ objective, otherObjective, intention }: FormValues) {
  return {
    objective,
    otherObjective: otherObjective.trim(),
    intention: intention.map((choice) => {
      const [intentionType = '', name = ''] = choice.split('/')
      return { intentionType, name }
    }),
  }
}

/**
 * A buyer's form as it is sent: a Chinese record, and an English one, without phone, e-mail and password, when the
 * form is English or an English name was given (spec: access §3).
 */
export function toBuyer(values: FormValues, sending: Sending): BuyerRegistration {
  const { places, language } = sending
  const name = toBilingual(values.name, values.nameOther, language)
  const shared = {
    identityType: Number(values.cardType),
    identityNumber: values.idNumber.trim(),
    industry: values.industryIds,
    ...toPurpose(values),
  }
  const chinese = {
    ...toPlaceFields(values, places, 'zh'),
    ...shared,
    name: name.zh,
    languageType: 1,
    phone: values.phone,
    email: values.email.trim(),
    passWord: values.password,
    againPassWord: values.againPassword,
  }
  const english = { ...toPlaceFields(values, places, 'en'), ...shared, name: name.en, languageType: 2 }
  const { preRegistration } = sending
  const made = preRegistration ? { preRegistration } : {}
  return { ...toCommonFields(values, sending), ...made, list: name.en === '' ? [chinese] : [chinese, english] }
}
