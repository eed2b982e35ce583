import { describe, expect, it } from 'vitest'
import { smsSend } from '#contract/people/codes/endpoints.ts'
import { checkSms } from '#contract/people/reset/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin, smsLogin } from '#contract/people/session/endpoints.ts'
import { captchaOf, codeSentTo, DEMO_PASSWORD, solved } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const TIMES = 50

/** How many of 50 at once had each outcome. */
async function outcomes(ask: () => Promise<{ code: number }>): Promise<Map<number, number>> {
  const answers = await Promise.all(Array.from({ length: TIMES }, ask))
  const counted = new Map<number, number>()
  for (const { code } of answers) counted.set(code, (counted.get(code) ?? 0) + 1)
  return counted
}

async function codeFor(mobile: string, purpose: 'login' | 'reset'): Promise<string> {
  const { pass } = await solved(server())
  await server().ask(smsSend, { mobile, purpose, pass })
  return codeSentTo(server(), `+86${mobile}`)
}

/** Fifty uses at once of what is good once (spec: access §4). The ticket of a reset is in reset.test.ts. */
describe('of fifty uses at once', () => {
  it('one captcha lets one in', async () => {
    const input = { userName: 'buyer@demo.yunzhan.example', password: DEMO_PASSWORD, ...(await captchaOf(server())) }
    const seen = await outcomes(() => server().ask(dialogLogin, input))
    expect(Object.fromEntries(seen)).toEqual({ 0: 1, [errors.CaptchaWrong.code]: TIMES - 1 })
  })

  it('one code lets one in', async () => {
    const verifyCode = await codeFor('13800138006', 'login')
    const seen = await outcomes(() => server().ask(smsLogin, { account: '13800138006', verifyCode, loginType: 1 }))
    expect(seen.get(0)).toBe(1)
    expect(seen.get(errors.CodeWrong.code)).toBe(TIMES - 1)
  })

  it('one code gives one ticket', async () => {
    const smsCode = await codeFor('13800138003', 'reset')
    const seen = await outcomes(() => server().ask(checkSms, { mobile: '13800138003', smsCode }))
    expect(seen.get(0)).toBe(1)
  })

  it('one pass sends one code', async () => {
    const { pass } = await solved(server())
    const seen = await outcomes(() => server().ask(smsSend, { mobile: '13800138011', purpose: 'login', pass }))
    expect(Object.fromEntries(seen)).toEqual({ 0: 1, [errors.AuthenticationFirst.code]: TIMES - 1 })
  })
})
