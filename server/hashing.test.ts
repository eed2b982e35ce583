import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEmail, changePassword, changePhone } from '#contract/people/account/endpoints.ts'
import { smsSendForEmail } from '#contract/people/codes/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin, webLogin } from '#contract/people/session/endpoints.ts'
import { buyerRegister } from '#contract/people/registration/endpoints.ts'
import { updatePassword, updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import { captchaOf, codeSentTo, DEMO_PASSWORD, signedInAs, solved } from '#tests/setup/access.ts'
import { buyerOf, provenMail } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { countAttempt, clearAttempts, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

const { hashes } = vi.hoisted(() => ({ hashes: { begun: 0 } }))

vi.mock('@node-rs/argon2', async (original) => {
  const { hash, verify } = await original<typeof import('@node-rs/argon2')>()
  return {
    hash: (...sent: Parameters<typeof hash>) => ((hashes.begun += 1), hash(...sent)),
    verify: (...sent: Parameters<typeof verify>) => ((hashes.begun += 1), verify(...sent)),
  }
})

const server = useServer('demo')
const BUYER = 'buyer@demo.yunzhan.example'
const password = 'Fresh#2027'
/** More than any limit of a minute. */
const MANY = 100_000

const asBuyer = async () => ({ headers: await signedInAs(server(), 6) })

async function resetTicket(): Promise<string> {
  const uuid = newKey()
  await server().database.write((db) => storeOneTime(db, 'resetTicket', { key: uuid, value: BUYER, lifeMs: 60_000 }))
  return uuid
}

async function codeForChange(email: string, headers: Record<string, string>): Promise<string> {
  const { pass } = await solved(server())
  await server().ask(smsSendForEmail, { email, pass, purpose: 'change' }, { headers })
  return codeSentTo(server(), email)
}

/** The calls that hash, each refused for a reason that is cheap to find. */
const refused = {
  updatePassword: () => server().ask(updatePassword, { uuid: newKey(), password }),
  updatePasswordForEmail: async () =>
    server().ask(updatePasswordForEmail, { uuid: await resetTicket(), email: 'staff@demo.yunzhan.example', password }),
  webLogin: async () => {
    const input = { userName: BUYER, password: DEMO_PASSWORD, userType: 6 }
    return server().ask(webLogin, { ...input, ...(await captchaOf(server())), captcha: 'wrong' })
  },
  dialogLogin: () => server().ask(dialogLogin, { userName: BUYER, password, captcha: 'none', uuid: newKey() }),
  changePhone: async () => {
    const input = { mobile: '13900139000', areaCode: '+086', code: '000000', password: DEMO_PASSWORD }
    return server().ask(changePhone, input, await asBuyer())
  },
  changeEmail: async () => {
    const input = { email: 'other@demo.yunzhan.example', code: '000000', password: DEMO_PASSWORD }
    return server().ask(changeEmail, input, await asBuyer())
  },
  buyerRegister: () => server().ask(buyerRegister, buyerOf({ email: 'new@gallery.example', code: '000000' })),
}

/** The same calls, and the one that proves nothing but its password, as they would succeed. */
const admitted = {
  updatePassword: async () => server().ask(updatePassword, { uuid: await resetTicket(), password }),
  updatePasswordForEmail: async () =>
    server().ask(updatePasswordForEmail, { uuid: await resetTicket(), email: BUYER, password }),
  webLogin: async () => {
    const input = { userName: BUYER, password: DEMO_PASSWORD, userType: 6 }
    return server().ask(webLogin, { ...input, ...(await captchaOf(server())) })
  },
  dialogLogin: async () => {
    const input = { userName: BUYER, password: DEMO_PASSWORD }
    return server().ask(dialogLogin, { ...input, ...(await captchaOf(server())) })
  },
  changePassword: async () => server().ask(changePassword, { oldPassword: DEMO_PASSWORD, password }, await asBuyer()),
  changeEmail: async () => {
    const [email, requesting] = ['moved@demo.yunzhan.example', await asBuyer()]
    const code = await codeForChange(email, requesting.headers)
    return server().ask(changeEmail, { email, code, password: DEMO_PASSWORD }, requesting)
  },
  buyerRegister: async () => {
    const email = 'late@gallery.example'
    return server().ask(buyerRegister, buyerOf({ email, code: await provenMail(server(), email) }))
  },
}

beforeEach(() => {
  hashes.begun = 0
})

describe('what is refused for a cheaper reason costs no hashing', () => {
  it.each(Object.entries(refused))('%s', async (_, ask) => {
    expect((await ask()).code).not.toBe(0)
    expect(hashes.begun).toBe(0)
  })
})

describe('a network address that hashes too often is refused, and hashes no more', () => {
  // The minute that is counted must not end between the count and the call.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }))
  afterAll(() => void vi.useRealTimers())

  it.each(Object.entries(admitted))('%s', async (_, ask) => {
    await server().database.write((db) => countAttempt(db, 'hash:127.0.0.1', 60, MANY))
    expect((await ask()).code).toBe(errors.TooManyRequests.code)
    expect(hashes.begun).toBe(0)
    await server().database.write((db) => clearAttempts(db, 'hash:127.0.0.1'))
  })

  it('which is no failure of the account', async () => {
    await server().database.write((db) => countAttempt(db, 'hash:127.0.0.1', 60, MANY))
    for (let i = 0; i < 12; i += 1) await admitted.dialogLogin()
    await server().database.write((db) => clearAttempts(db, 'hash:127.0.0.1'))
    expect((await admitted.dialogLogin()).code).toBe(0)
  })
})
