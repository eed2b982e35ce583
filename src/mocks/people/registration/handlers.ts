import { isChinaAreaCode } from '#contract/core/rules.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { MOCK_CODE } from '#src/mocks/foundation/accounts/accounts.ts'
import * as known from './registrations'
import { OPENED_QUERY } from './inputs'
import { say } from '#src/mocks/core/bilingual.ts'
import { industries } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'

/** The account that each key opened, for as long as the page lives. */
const opened = new Map([[OPENED_QUERY, '13900139001']])
const registeredByKey = new Map<string, number>()

interface Sent {
  clientKey: string
  code: string
  isCheckPhone: number
  areaCode: string
  amends?: string | undefined
  phone: string
  email: string
  socialCredit: string
  idNumber: string
  texts: string[]
}

const wordsIn = (text: string): string[] => known.sensitiveWords.filter((word) => text.includes(word))

/** What the server would refuse for; the order is the server's. */
function refuseKnown({ phone, email, code, socialCredit, idNumber, texts, amends }: Sent): void {
  const words = wordsIn(texts.join('\n'))
  if (words.length > 0) return refuse('TextUnsafe', { words })
  if (idNumber === known.foreignIdNumber) return refuse('IdentityFailed')
  if (code !== MOCK_CODE && !(amends && code === '')) return refuse('CodeWrong')
  if (known.takenPhones.includes(phone)) return refuse('PhoneTaken')
  if (known.takenEmails.includes(email)) return refuse('EmailTaken')
  if (known.takenCreditCodes.includes(socialCredit)) return refuse('CreditCodeTaken')
  if (known.takenIdNumbers.includes(idNumber)) refuse('IdNumberTaken')
}

function register(sent: Sent): { registrationId: number } {
  const before = registeredByKey.get(sent.clientKey)
  if (before !== undefined) return { registrationId: before }
  refuseKnown(sent)
  const registrationId = 5001 + registeredByKey.size
  registeredByKey.set(sent.clientKey, registrationId)
  return { registrationId }
}

/** A check that only a form behind a solved puzzle may make. */
const checked = <Data>(running: string, answer: () => Data): Data =>
  running === '' ? refuse('AuthenticationFirst') : answer()

const rowOf = (account: string) => known.registrations[known.phoneOfEmail(account)]

export const registration = [
  mock(contract.buyerRegister, ({ input }) => {
    const [first] = input.list
    if (!first) return refuse('BadInput', { detail: 'list' })
    const texts = input.list.flatMap(({ name, otherObjective }) => [name, otherObjective])
    return register({ ...input, ...first, idNumber: first.identityNumber, socialCredit: '', texts })
  }),
  mock(contract.exhibitorRegister, ({ input }) => {
    const [first] = input.multiLanguageVOList
    if (!first) return refuse('BadInput', { detail: 'list' })
    const texts = input.multiLanguageVOList.flatMap(({ name, company, contactName }) => [name, company, contactName])
    return register({ ...input, ...first, idNumber: first.idCard, texts })
  }),
  mock(contract.isExistPhone, ({ input }) =>
    checked(input.running, () => ({
      exists: isChinaAreaCode(input.areaCode) && known.takenPhones.includes(input.mobile),
    })),
  ),
  mock(contract.isExistEmail, ({ input }) =>
    checked(input.running, () => ({ exists: known.takenEmails.includes(input.email) })),
  ),
  mock(contract.isExistIdNumber, ({ input }) =>
    checked(input.running, () => ({ exists: known.takenIdNumbers.includes(input.idNum) })),
  ),
  mock(contract.verifyCreditCode, ({ input }) =>
    checked(input.running, () => ({ exists: known.takenCreditCodes.includes(input.socialCredit) })),
  ),
  mock(contract.verifyIdNumber, ({ input }) =>
    checked(input.running, () => ({ passed: input.number !== known.foreignIdNumber, byService: false })),
  ),
  mock(contract.textSafe, ({ input }) => {
    const words = wordsIn(input.text)
    return { items: words.length > 0 ? words.map((word) => ({ result: 1, word })) : [{ result: 0, word: '' }] }
  }),
  // The demo fair has no translation service.
  mock(contract.translateNames, ({ input }) => checked(input.running, () => ({ texts: null }))),
  mock(contract.checkPreExhibitors, ({ input, language }) =>
    checked(input.running, () =>
      known.preExhibitors
        .filter((one) =>
          'socialCredit' in input
            ? one.socialCredit === input.socialCredit.toUpperCase()
            : one.name === input.name && one.idCard === input.idCard,
        )
        .map(({ exhibitorId, company, year }) => ({ exhibitorId, name: say(language, company), year })),
    ),
  ),
  mock(contract.getPreExhibitorDetail, ({ input }) =>
    checked(input.running, () => {
      const found =
        known.preExhibitors.find(({ exhibitorId }) => exhibitorId === input.exhibitorId) ??
        refuse('RegistrationNotFound')
      return { ...found, company: { zh: found.company[0], en: found.company[1] } }
    }),
  ),
  mock(contract.queryRegisterAndCode, ({ input }) => {
    if (input.code !== MOCK_CODE) return refuse('CodeWrong')
    const row = rowOf(input.account) ?? refuse('RegistrationNotFound')
    opened.set(input.uuid, input.account)
    return row.result
  }),
  mock(contract.queryRegister, ({ input, language }) => {
    const row = rowOf(input.account)
    if (opened.get(input.uuid) !== input.account) return refuse('TicketEnded')
    if (!row) return refuse('RegistrationNotFound')
    return { ...row, name: say(language, row.name), submittedAt: '2026-05-01T01:30:00Z', fileNames: {} }
  }),
  mock(contract.getCnIndustryByEn, ({ input }) =>
    industries.filter(({ name }) => input.industry.includes(name[1])).map(({ id, name }) => ({ id, name: name[0] })),
  ),
]
