import { useEffect, useRef } from 'react'
import { needsPhoneCode } from '#contract/core/contact/contact-rules.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { CARD } from '#contract/people/registration/rules.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { toBilingual } from '../model/bilingual'
import type { FormBreaches } from '../model/check-form'
import type { FieldName, FormValues } from '../model/form-values'
import { type Refusal, refusal } from '../model/refusals'
import { formToken } from '../model/form-token'
import type { Scope } from './scope'
import { valuesOf } from './values-of'

const quiet = { alerts: false }
async function askIdNumber(values: FormValues, running: string): Promise<Refusal | undefined> {
  const [idNum, cardType] = [values.idNumber.trim(), Number(values.cardType)]
  // The name that the card bears: the one that the Chinese record will have.
  const name = toBilingual(values.name, values.nameOther, getLanguage()).zh
  const { exists } = await call(contract.isExistIdNumber, { running, idNum, cardType }, quiet)
  if (exists || cardType !== CARD.idCard || name === '') return exists ? refusal('IdNumberTaken') : undefined
  const { passed } = await call(contract.verifyIdNumber, { running, name, number: idNum }, quiet)
  return passed ? undefined : refusal('IdentityFailed')
}

/** What can be requested from a field once a puzzle was solved (spec: access §5). */
const questions: Partial<Record<FieldName, (values: FormValues, running: string) => Promise<Refusal | undefined>>> = {
  socialCredit: async ({ socialCredit }, running) => {
    const { exists } = await call(contract.verifyCreditCode, { running, socialCredit: socialCredit.trim() }, quiet)
    return exists ? refusal('CreditCodeTaken') : undefined
  },
  idNumber: askIdNumber,
  // Only what a code proves is reserved; the other is a contact, and may be anybody's.
  phone: async ({ phone, areaCode }, running) => {
    if (!needsPhoneCode(areaCode)) return undefined
    const { exists } = await call(contract.isExistPhone, { running, mobile: phone, areaCode }, quiet)
    return exists ? refusal('PhoneTaken') : undefined
  },
  email: async ({ email, areaCode }, running) => {
    if (needsPhoneCode(areaCode)) return undefined
    const { exists } = await call(contract.isExistEmail, { running, email: email.trim() }, quiet)
    return exists ? refusal('EmailTaken') : undefined
  },
}

const texts = new Set<FieldName>(['company', 'companyOther', 'name', 'nameOther', 'contactName', 'contactNameOther'])

async function askText(text: string): Promise<Refusal | undefined> {
  const { items } = await call(contract.textSafe, { text }, quiet)
  const words = items.filter(({ result }) => result !== 0).map(({ word }) => word)
  return words.length > 0 ? refusal('TextUnsafe', words) : undefined
}

interface Checking extends Pick<Scope, 'form' | 'running' | 'messages'> {
  checkValues: (values: FormValues) => FormBreaches
  /** Of the registration that is amended: its own values are no others'. */
  initial: FormValues | undefined
}

/**
 * Asks the server about a field that was left, once for each value: names for sensitive words, numbers and addresses
 * for being registered already. A failed question is dropped, for the server looks again when the form is sent.
 */
export function useChecks({ form, running, messages, checkValues, initial }: Checking): (field: FieldName) => void {
  const input = useRef(new Set<string>())

  const check = async (field: FieldName): Promise<void> => {
    const values = valuesOf(form)
    const value = values[field]
    const isText = typeof value === 'string' && texts.has(field)
    const question = questions[field]
    const isOwn = initial !== undefined && formToken(field, initial) === formToken(field, values)
    const stamp = `${field} ${formToken(field, values)}`
    if (isOwn || input.current.has(stamp) || value === '' || checkValues(values)[field]) return
    if (!isText && (!question || running.key === '')) return
    input.current.add(stamp)
    try {
      const found = isText ? await askText(value) : await question?.(values, running.key)
      if (found && stamp === `${field} ${formToken(field, valuesOf(form))}`) messages.refuse(field, found)
    } catch (error) {
      input.current.delete(stamp)
      if (isRefusal(error, 'AuthenticationFirst')) running.set('')
    }
  }

  const checkAll = () => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `questions`
    for (const field of Object.keys(questions) as FieldName[]) void check(field)
  }
  const latest = useRef(checkAll)
  useEffect(() => {
    latest.current = checkAll
  })
  useEffect(() => {
    if (running.key !== '') latest.current()
  }, [running.key])

  return (field) => {
    void check(field)
    if (field === 'name') void check('idNumber')
  }
}
