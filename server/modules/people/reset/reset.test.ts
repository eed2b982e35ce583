import { describe, expect, it } from 'vitest'
import { smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import {
  checkSmsForEmail,
  updatePassword,
  updatePasswordForEmail,
  verifyAccount,
} from '#contract/people/reset/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { captchaOf, codeSentTo, logIn, solved } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const PASSWORD = 'Fresh#2027'

async function ticketFor(email: string): Promise<string> {
  const { pass } = await solved(server())
  expect((await server().ask(smsSendForEmail, { email, pass })).code).toBe(0)
  const { data } = await server().ask(checkSmsForEmail, { email, smsCode: await codeSentTo(server(), email) })
  return data.uuid
}

describe('a reset', () => {
  it('sets the password by a ticket, once, and ends every session', async () => {
    const email = 'buyer@demo.yunzhan.example'
    const before = await logIn(server(), email)
    const uuid = await ticketFor(email)
    expect((await server().ask(updatePasswordForEmail, { uuid, email, password: PASSWORD })).code).toBe(0)
    const again = await server().ask(updatePasswordForEmail, { uuid, email, password: 'Other#2027' })
    expect(again.code).toBe(errors.TicketEnded.code)
    expect((await server().ask(getLoginUser, {}, { headers: before })).code).toBe(errors.LoginExpired.code)
    const login = { userName: email, password: PASSWORD, ...(await captchaOf(server())) }
    expect((await server().ask(dialogLogin, login)).code).toBe(0)
  })

  it('is let through by a ticket alone, for its own address alone', async () => {
    const forged = await server().ask(updatePassword, { uuid: 'x'.repeat(43), password: PASSWORD })
    expect(forged.code).toBe(errors.TicketEnded.code)
    const uuid = await ticketFor('staff@demo.yunzhan.example')
    const other = { uuid, email: 'organizer@demo.yunzhan.example', password: PASSWORD }
    expect((await server().ask(updatePasswordForEmail, other)).code).toBe(errors.TicketEnded.code)
    const login = { userName: 'organizer@demo.yunzhan.example', password: PASSWORD, ...(await captchaOf(server())) }
    expect((await server().ask(dialogLogin, login)).code).toBe(errors.LoginFailed.code)
  })

  it('of 50 uses of one ticket at once lets one through', async () => {
    const uuid = await ticketFor('service@demo.yunzhan.example')
    const uses = Array.from({ length: 50 }, (_, i) =>
      server().ask(updatePassword, { uuid, password: `Fresh#20${10 + i}` }),
    )
    const codes = (await Promise.all(uses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.TicketEnded.code)).toHaveLength(49)
  })

  it.each(['short#1', 'nodigits#here', 'nospecial123', '12345678#', 'with blank#12', 'Toolong#12345678901'])(
    'refuses the password %s',
    async (password) => {
      const answer = await server().ask(updatePassword, { uuid: 'x'.repeat(43), password })
      expect(answer.code).toBe(errors.BadInput.code)
    },
  )
})

describe('the check whether an account exists', () => {
  it('needs a solved puzzle, and is limited', async () => {
    const account = 'buyer@demo.yunzhan.example'
    expect((await server().ask(verifyAccount, { account })).code).toBe(errors.AuthenticationFirst.code)
  })
})
