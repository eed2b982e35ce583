import * as contract from '#contract/operations/privacy/endpoints.ts'
import { listConsents } from '#contract/operations/privacy/endpoints.ts'
import { GRACE_DAYS } from '#contract/operations/privacy/limits.ts'
import { isLeavingPhrase, leavingPhrases } from '#contract/operations/privacy/rules.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { momentIn } from '#src/mocks/core/time.ts'
import { accountOfToken, findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { loggedIn } from '#src/mocks/people/session/handlers.ts'
import { askCopy, copies } from './copies'
import { retentions } from './retention'
import { endedLeaving, keyOfLeaving, leavings } from '#src/mocks/people/session/leavings.ts'
import { storedDataOf } from './leaving'

/** Everybody of the mock fair registered on the same day; of its agreements only one is a text of its own. */
export const privacy = [
  mock(listConsents, () => [
    { which: 'service' as const, version: 3, number: 12, at: momentIn(-9, '10:24') },
    { which: 'privacy' as const, version: null, number: null, at: momentIn(-9, '10:24') },
  ]),
  mock(contract.previewLeaving, ({ language, token }) => storedDataOf(accountOfToken(token), language)),
  mock(contract.leave, ({ input, language, token }) => {
    const account = accountOfToken(token)
    if (!isLeavingPhrase(input.phrase)) {
      const phrase = say(language, [leavingPhrases['zh-CN'], leavingPhrases['en-US']])
      return refuse('PhraseWrong', { phrase, field: 'phrase' })
    }
    if (input.password !== account.password) return refuse('PasswordWrong')
    const { blocks } = storedDataOf(account, language)
    if (blocks.length > 0) return refuse('LeavingBlocked', { blocks: blocks.map(({ block }) => block) })
    const until = momentIn(GRACE_DAYS, '10:24')
    leavings.push({ userId: account.userId, until })
    return { until }
  }),
  mock(contract.getRetention, () => retentions),
  mock(contract.saveRetention, ({ input }) => {
    const one = retentions.find(({ kind }) => kind === input.kind)
    if (!one || one.version !== input.version) return refuse('RetentionChanged')
    Object.assign(one, { days: input.days, isSet: true, version: one.version + 1 })
    return retentions
  }),
  mock(contract.getDataCopy, ({ token }) => ({
    copy: copies.findLast(({ userId }) => userId === accountOfToken(token).userId)?.copy ?? null,
  })),
  mock(contract.askDataCopy, ({ input, token }) => {
    const { password, userId } = accountOfToken(token)
    if (input.password !== password) return refuse('PasswordWrong')
    return askCopy(userId)
  }),
  mockBytes(contract.openDataCopy, ({ input }) => {
    if (!copies.some(({ copy }) => copy.id === input.id)) return refuse('CopyEnded')
    // An archive with nothing in it.
    return { type: 'application/zip', body: new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]) }
  }),
  mock(contract.takeBackLeaving, ({ input }) => {
    // Whoever has a key of the mock fair is let in, however often it is requested.
    const account = findMockAccountById(String(Number(input.key.split('-').at(-1))))
    if (!account || keyOfLeaving(account.userId) !== input.key) return refuse('TakeBackEnded')
    endedLeaving(account.userId)
    return loggedIn(account)
  }),
]
