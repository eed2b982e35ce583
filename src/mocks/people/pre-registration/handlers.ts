import { normalizeCode } from '#contract/people/pre-registration/code.ts'
import * as contract from '#contract/people/pre-registration/endpoints.ts'
import { registrationPath } from '#contract/people/pre-registration/rules.ts'
import type { StoredPreRegistrationTerms, PreRegistrationRow } from '#contract/people/pre-registration/schemas.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { type MockPreRegistration, preRegistrations, terms } from './pre-registrations'

const DAY_MS = 86_400_000
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const makeCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
const answer = ({ code }: MockPreRegistration) => ({
  code,
  qr: `${globalThis.location?.origin ?? 'https://fair.example'}/${registrationPath(code)}`,
})

const countries: Record<number, { zh: string; en: string } | undefined> = {
  156: { zh: '中国', en: 'China' },
  276: { zh: '德国', en: 'Germany' },
}

const presentTerms = (): StoredPreRegistrationTerms => ({
  ...terms,
  people: preRegistrations.filter(({ repeats }) => repeats === null).length,
  came: preRegistrations.filter(({ cameAt }) => cameAt !== null).length,
  registered: preRegistrations.filter(({ accountId }) => accountId !== null).length,
})

const states = {
  came: ({ cameAt }: MockPreRegistration) => cameAt !== null,
  notCame: ({ cameAt }: MockPreRegistration) => cameAt === null,
  registered: ({ accountId }: MockPreRegistration) => accountId !== null,
  notRegistered: ({ accountId }: MockPreRegistration) => accountId === null,
}

export const preRegistration = [
  mock(contract.getPreRegistration, ({ language }) => {
    const own = language === 'en-US' ? 'en' : 'zh'
    const endsAt = new Date(Date.now() + 2 * DAY_MS).toISOString()
    return {
      isOpen: terms.isOpen,
      fairName: language === 'en-US' ? 'Yunzhan Cultural Industries Fair' : '云展文化产业博览会',
      venue: language === 'en-US' ? 'Qiantang Convention Center, Hangzhou' : '杭州 钱塘会展中心',
      startsAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
      endsAt,
      closesAt: endsAt,
      title: terms.title[own],
      intro: terms.intro[own],
      fallbackFields: [],
    }
  }),
  mock(contract.addPreRegistration, ({ input }) => {
    const { clientKey, agreed: _, ...form } = input
    const known = preRegistrations.find((one) => one.clientKey === clientKey)
    if (known) return answer(known)
    if (!terms.isOpen) return refuse('PreRegistrationClosed')
    const added = {
      ...form,
      id: preRegistrations.length + 1,
      code: makeCode(),
      clientKey,
      takenBy: '',
      createdAt: new Date().toISOString(),
      cameAt: null,
      accountId: null,
      repeats: null,
    }
    preRegistrations.unshift(added)
    return answer(added)
  }),
  mock(contract.takePreRegistration, ({ input }) => {
    const found =
      preRegistrations.find(({ code }) => code === normalizeCode(input.code)) ?? refuse('PreRegistrationNotFound')
    if (found.accountId !== null || (found.takenBy !== '' && found.takenBy !== input.key))
      return refuse('PreRegistrationTaken')
    found.takenBy = input.key
    const { name, company, countryId, areaCode, mobile, email, purposes } = found
    return { name, company, countryId, areaCode, mobile, email, purposes }
  }),
  mock(contract.listPreRegistrations, ({ input, language }) => {
    const { keyWord, state } = input
    const rows = preRegistrations
      .filter((one) => containsText(keyWord, one.name, one.company, one.mobile, one.email))
      .filter((one) => state === undefined || states[state](one))
    return paginate(
      rows.map((one): PreRegistrationRow => {
        const { id, name, company, email, purposes, createdAt, cameAt, accountId, repeats } = one
        const country = countries[one.countryId]?.[language === 'en-US' ? 'en' : 'zh'] ?? ''
        const phone = one.mobile === '' ? '' : `+${one.areaCode.replace(/\D/g, '').replace(/^0+/, '')}${one.mobile}`
        return { id, name, company, country, phone, email, purposes, createdAt, cameAt, accountId, repeats }
      }),
      input,
    )
  }),
  mock(contract.getPreRegistrationTerms, presentTerms),
  mock(contract.savePreRegistrationTerms, ({ input }) => {
    if (input.version !== terms.version) return refuse('PreRegistrationChanged')
    Object.assign(terms, input.terms, { version: terms.version + 1 })
    return presentTerms()
  }),
]
