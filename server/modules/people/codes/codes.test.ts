import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CODES_PER_DAY, CODES_PER_HOUR_AND_IP, CODES_PER_MINUTE } from '#contract/people/session/limits.ts'
import { smsSend, smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import { checkSms } from '#contract/people/reset/endpoints.ts'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { smsLogin } from '#contract/people/session/endpoints.ts'
import { codeSentTo, solved } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { countAttempt, clearAttempts } from '#server/platform/auth/auth.queries.ts'
import { codes } from './codes.schema'

const server = useServer('demo')
const BUYER = { mobile: '13800138006', address: '+8613800138006' }

const send = async (mobile: string, purpose: CodePurpose = 'login', areaCode = '+086') =>
  server().ask(smsSend, { mobile, areaCode, purpose, pass: (await solved(server())).pass })
const use = (verifyCode: string) => server().ask(smsLogin, { account: BUYER.mobile, verifyCode, loginType: 1 })

/** As if everything that was sent had been sent so much earlier. */
const later = (seconds: number) =>
  server().database.write((db) =>
    db.update(codes).set({
      createdAt: sql`${codes.createdAt} - make_interval(secs => ${seconds})`,
      expiresAt: sql`${codes.expiresAt} - make_interval(secs => ${seconds})`,
    }),
  )
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

async function freshCode(): Promise<string> {
  await later(61)
  expect((await send(BUYER.mobile)).code).toBe(0)
  return codeSentTo(server(), BUYER.address)
}

describe('sending a code', () => {
  it('wants a solved puzzle, once', async () => {
    const { pass } = await solved(server())
    const input = { mobile: '13800138003', purpose: 'login' as const }
    expect((await server().ask(smsSend, input)).code).toBe(errors.AuthenticationFirst.code)
    expect((await server().ask(smsSend, { ...input, pass: 'x'.repeat(43) })).code).toBe(errors.AuthenticationFirst.code)
    const first = await server().ask(smsSend, { ...input, pass })
    expect(first).toMatchObject({ code: 0, data: { resendAfter: 60 } })
    await later(61)
    expect((await server().ask(smsSend, { ...input, pass })).code).toBe(errors.AuthenticationFirst.code)
  })

  it('waits 60 s, whatever the purpose', async () => {
    expect((await send('13800138011')).code).toBe(0)
    const early = await send('13800138011', 'reset')
    expect(early.code).toBe(errors.CodesTooFrequent.code)
    expect(early.msg).toMatch(/\d+ 秒后/)
    await later(60)
    expect((await send('13800138011', 'reset')).code).toBe(0)
  })

  it('sends one of two that are requested at once', async () => {
    const answers = await Promise.all([send('13800138012'), send('13800138012')])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, errors.CodesTooFrequent.code]))
  })

  it('sends ten a day to one address', async () => {
    for (let sent = 0; sent < CODES_PER_DAY; sent++) {
      expect((await send('13800138013')).code).toBe(0)
      await later(61)
    }
    expect((await send('13800138013')).code).toBe(errors.CodeDailyLimit.code)
  })

  it.each([
    ['a network address', 'codeIp:127.0.0.1', 3_600, CODES_PER_HOUR_AND_IP, errors.CodeDailyLimit],
    ['the whole fair', 'codes', 60, CODES_PER_MINUTE, errors.TooManyPerMinute],
  ])('sends so many and no more to %s', async (_, bucket, seconds, max, error) => {
    const { write } = server().database
    await write((db) => countAttempt(db, bucket, seconds, max))
    expect((await send('13800138014')).code).toBe(error.code)
    await write((db) => clearAttempts(db, bucket))
    expect((await send('13800138014')).code).toBe(0)
    await later(61)
  })

  it('says who is not there, and who is already', async () => {
    expect((await send('13911112222')).code).toBe(errors.MobileUserNotFound.code)
    expect((await send('13800138015', 'register')).code).toBe(errors.PhoneTaken.code)
    expect((await send('2380013801')).code).toBe(errors.MobileRequired.code)
    const { pass } = await solved(server())
    const nobody = await server().ask(smsSendForEmail, { email: 'nobody@x.example', pass }, { language: 'en-US' })
    expect(nobody).toMatchObject({ code: errors.MailboxNotFound.code, msg: errors.MailboxNotFound.en })
  })

  it('changes a number only for who is signed in', async () => {
    expect((await send('13911112223', 'change')).code).toBe(errors.LoginExpired.code)
  })
})

describe('a code', () => {
  it('logs in once', async () => {
    const code = await freshCode()
    expect((await use(code)).code).toBe(0)
    expect((await use(code)).code).toBe(errors.CodeWrong.code)
  })

  it('refuses the login while a registration is under review, or at the other role’s tab', async () => {
    const waiting = '13900139001'
    expect((await send(waiting)).code).toBe(0)
    const verifyCode = await codeSentTo(server(), `+86${waiting}`)
    const early = await server().ask(smsLogin, { account: waiting, verifyCode, loginType: 1 })
    expect(early.code).toBe(errors.AccountUnderReview.code)
    const code = await freshCode()
    const other = await server().ask(smsLogin, { account: BUYER.mobile, verifyCode: code, loginType: 1, userType: 1 })
    expect(other).toMatchObject({ code: errors.NotThisRole.code, data: { tab: 'buyer' } })
    // The right tab takes the same code.
    expect((await use(code)).code).toBe(0)
    expect((await use(code)).code).toBe(errors.CodeWrong.code)
  })

  it('is that of its purpose alone', async () => {
    const code = await freshCode()
    const reset = await server().ask(checkSms, { mobile: BUYER.mobile, smsCode: code })
    expect(reset.code).toBe(errors.CodeWrong.code)
  })

  it('is good for ten minutes', async () => {
    const code = await freshCode()
    await later(601)
    expect((await use(code)).code).toBe(errors.CodeWrong.code)
  })

  it('bears four wrong tries; the fifth ends it', async () => {
    const code = await freshCode()
    for (let tried = 0; tried < 4; tried++) expect((await use(wrongOf(code))).code).toBe(errors.CodeWrong.code)
    expect((await use(wrongOf(code))).code).toBe(errors.CodeTriesUsed.code)
    expect((await use(code)).code).toBe(errors.CodeTriesUsed.code)
  })

  it('bears no more of them when they come at once', async () => {
    const code = await freshCode()
    const wrong = Array.from({ length: 30 }, () => use(wrongOf(code)))
    await Promise.all(wrong)
    expect((await use(code)).code).toBe(errors.CodeTriesUsed.code)
  })

  it('gives way to the next', async () => {
    const first = await freshCode()
    let second = await freshCode()
    // One in a million is the same again.
    if (second === first) second = await freshCode()
    expect((await use(first)).code).toBe(errors.CodeWrong.code)
    expect((await use(second)).code).toBe(0)
  })
})
