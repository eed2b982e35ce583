import type { AccountStatus } from '#contract/operations/management/schemas.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { changePassword, getLoginUser } from '#contract/people/account/endpoints.ts'
import { LOCK_MINUTES, LOGIN_FAILURES_PER_IP } from '#contract/people/session/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin, logout, webLogin, heartbeat } from '#contract/people/session/endpoints.ts'
import { captchaOf, DEMO_PASSWORD, logIn, signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { clearAttempts, countAttempt, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { sessions } from './session.schema'

const server = useServer('demo')
const BUYER = 'buyer@demo.yunzhan.example'

async function tryLogin(
  change: Partial<{ userName: string; password: string; captcha: string; uuid: string; userType: number }> = {},
) {
  const good = { userName: BUYER, password: DEMO_PASSWORD, userType: 6, ...(await captchaOf(server())) }
  return server().ask(webLogin, { ...good, ...change })
}

async function setStatus(userName: string, status: AccountStatus): Promise<void> {
  await server().database.write((db) => db.update(accounts).set({ status }).where(eq(accounts.email, userName)))
}

const ask = (token: string) => server().ask(getLoginUser, {}, { headers: { token } })

describe('login by password', () => {
  it('gives a token that says who it is, by e-mail or phone', async () => {
    for (const userName of [BUYER, ' Buyer@Demo.yunzhan.example', '13800138006']) {
      const { code, data } = await tryLogin({ userName })
      expect(code).toBe(0)
      const user = await ask(data.token)
      expect(user.data).toMatchObject({ userId: data.userId, userType: 6, nickName: '陈采薇', mobile: '13800138006' })
      expect(user.data.bigDataField).toMatchObject({ type: '6', name: '陈采薇' })
    }
  })

  it('says the same of a wrong password and of nobody', async () => {
    const wrong = await tryLogin({ password: 'Wrong#2026' })
    const nobody = await tryLogin({ userName: 'nobody@demo.yunzhan.example', password: 'Wrong#2026' })
    expect(wrong).toMatchObject({ code: errors.LoginFailed.code, msg: errors.LoginFailed.zh })
    expect(nobody).toEqual(wrong)
  })

  it.each(['39377', '3E777', '37E99'])('takes the captcha %s, which is also a number', async (captcha) => {
    const { uuid } = await captchaOf(server())
    const { write } = server().database
    await write((db) => storeOneTime(db, 'captcha', { key: uuid, value: captcha, lifeMs: 60_000 }))
    expect((await tryLogin({ uuid, captcha })).code).toBe(0)
  })

  it('takes a captcha once, right or wrong', async () => {
    expect((await tryLogin({ captcha: 'edcba' })).code).toBe(errors.CaptchaWrong.code)
    const captcha = await captchaOf(server())
    const input = { userName: BUYER, password: DEMO_PASSWORD, ...captcha }
    expect((await server().ask(dialogLogin, { ...input, captcha: 'wrong' })).code).toBe(errors.CaptchaWrong.code)
    expect((await server().ask(dialogLogin, input)).code).toBe(errors.CaptchaWrong.code)
    const again = { ...input, ...(await captchaOf(server())) }
    expect((await server().ask(dialogLogin, again)).code).toBe(0)
    expect((await server().ask(dialogLogin, again)).code).toBe(errors.CaptchaWrong.code)
  })

  it('accepts each role at its own tab alone', async () => {
    const exhibitor = { userName: 'exhibitor@demo.yunzhan.example' }
    expect(await tryLogin({ ...exhibitor, userType: 6 })).toMatchObject({
      code: errors.NotThisRole.code,
      msg: '该账号不是采购商账号，请在“参展商”登录',
      data: { tab: 'exhibitor' },
    })
    expect((await tryLogin({ ...exhibitor, userType: 1 })).code).toBe(0)
    expect((await tryLogin({ userName: 'delegation@demo.yunzhan.example', userType: 1 })).code).toBe(0)
    expect((await tryLogin({ userName: '+1 (202) 555-0107', userType: 6 })).code).toBe(0)
    expect((await tryLogin({ userName: 'buyers@demo.yunzhan.example', userType: 6 })).code).toBe(0)
    expect((await tryLogin({ userType: 1 })).code).toBe(errors.NotThisRole.code)
    expect(await tryLogin({ userName: 'organizer@demo.yunzhan.example' })).toMatchObject({
      code: errors.NotThisRole.code,
      msg: '该账号不是采购商账号，请在主办方工作台（organizer.html）登录',
    })
  })

  it('notifies who knows the password why the account may not log in', async () => {
    const userName = 'sales@demo.yunzhan.example'
    const input = { userName, userType: 6 }
    for (const [status, error] of [
      ['pending', errors.AccountUnderReview],
      ['rejected', errors.AccountRejected],
      ['disabled', errors.AccountDisabled],
    ] as const) {
      await setStatus(userName, status)
      expect((await tryLogin(input)).code).toBe(error.code)
      expect((await tryLogin({ ...input, password: 'Wrong#2026' })).code).toBe(errors.LoginFailed.code)
    }
    await setStatus(userName, 'active')
  })

  it('locks an account after ten failures, however fast they come', async () => {
    // Failures are counted by the quarter of an hour, which may end between two of them.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const userName = 'finance@demo.yunzhan.example'
    const tries = await Promise.all(Array.from({ length: 15 }, () => tryLogin({ userName, password: 'Wrong#2026' })))
    const codes = tries.map(({ code }) => code)
    expect(codes.filter((code) => code === errors.LoginFailed.code)).toHaveLength(10)
    expect(codes.filter((code) => code === errors.LoginLocked.code)).toHaveLength(5)
    expect((await tryLogin({ userName })).code).toBe(errors.LoginLocked.code)
  })

  it('locks a network address after a hundred failures, whoever it tries', async () => {
    await server().database.write((db) =>
      countAttempt(db, 'loginIp:127.0.0.1', LOCK_MINUTES * 60, LOGIN_FAILURES_PER_IP),
    )
    expect((await tryLogin()).code).toBe(errors.LoginLocked.code)
    await server().database.write((db) => clearAttempts(db, 'loginIp:127.0.0.1'))
    expect((await tryLogin()).code).toBe(0)
  })

  it('refuses a password of 19 characters before it is hashed', async () => {
    expect((await tryLogin({ password: 'x'.repeat(60_000) })).code).toBe(errors.BadInput.code)
    expect((await tryLogin({ password: 'x'.repeat(70_000) })).code).toBe(errors.TooLarge.code)
  })
})

describe('a session', () => {
  it('is stored as a hash alone', async () => {
    const { token } = await logIn(server(), BUYER)
    const rows = await server().database.db.select().from(sessions)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token)
  })

  it('ends 7200 s after its last use, and a use keeps it', async () => {
    const { token } = await signedInAs(server(), 12)
    const age = (seconds: number) =>
      server().database.write(async (db) => {
        await db.update(sessions).set({ lastUsedAt: sql`now() - make_interval(secs => ${seconds})` })
        // Announced: this server reads its sessions again.
        await db.update(accounts).set({ nickName: '' })
      })
    await age(7_190)
    expect((await server().ask(heartbeat, {}, { headers: { token } })).code).toBe(0)
    await waitFor(async () => {
      const [used] = await server()
        .database.db.select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashKey(token)))
      expect(Date.now() - (used?.lastUsedAt.getTime() ?? 0)).toBeLessThan(60_000)
    })
    await age(7_201)
    expect((await server().ask(heartbeat, {}, { headers: { token } })).code).toBe(errors.LoginExpired.code)
  })

  it('ends by logging out, at once', async () => {
    const headers = await logIn(server(), BUYER)
    expect((await ask(headers.token)).code).toBe(0)
    expect((await server().ask(logout, {}, { headers })).code).toBe(0)
    expect((await ask(headers.token)).code).toBe(errors.LoginExpired.code)
  })

  it('ends by a change of the password, all but the one that changed it', async () => {
    const userName = 'tourist@demo.yunzhan.example'
    const [own, other] = [await logIn(server(), userName), await logIn(server(), userName)]
    const change = { oldPassword: DEMO_PASSWORD, password: 'Another#2026' }
    const wrong = await server().ask(changePassword, { ...change, oldPassword: 'Wrong#2026' }, { headers: own })
    expect(wrong.code).toBe(errors.PasswordWrong.code)
    expect((await server().ask(changePassword, change, { headers: own })).code).toBe(0)
    expect((await ask(own.token)).code).toBe(0)
    expect((await ask(other.token)).code).toBe(errors.LoginExpired.code)
    expect((await tryLogin({ userName, userType: 20 })).code).toBe(errors.LoginFailed.code)
  })

  it('ends with the account that is disabled', async () => {
    const { token } = await logIn(server(), 'anchor@demo.yunzhan.example')
    expect((await ask(token)).code).toBe(0)
    await setStatus('anchor@demo.yunzhan.example', 'disabled')
    expect((await ask(token)).code).toBe(errors.LoginExpired.code)
  })
})
