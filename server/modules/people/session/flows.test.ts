import type { AccountStatus } from '#contract/operations/management/schemas.ts'
import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { getLoginUser, listIdentityLinks, unlinkIdentity } from '#contract/people/account/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { checkCallback, checkIfLogin, dialogLogin, getAccessToken } from '#contract/people/session/endpoints.ts'
import * as contract from '#contract/people/session/endpoints.ts'
import { CHALLENGE_PARAMETER } from '#contract/people/session/rules.ts'
import { captchaOf, DEMO_PASSWORD, signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

import { openProviders } from '#server/providers/open-providers.ts'
import { sandboxIdentity } from '#server/providers/login-identity/sandbox.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { removeSessions } from './session.queries'
import { loginFlows } from './session.schema'

const server = useServer('demo', { CALLBACK_HOSTS: 'partner.example', PUBLIC_URL: 'https://fair.example' })
beforeAll(() => {
  Object.assign(server().providers, { wechat: sandboxIdentity('wechat'), face: sandboxIdentity('face') })
})
const PHONE = 'p'.repeat(43)

const kinds = {
  wechat: { start: contract.getWeChatLoginFlowNum, poll: contract.weChatLoginPoll },
  face: { start: contract.getFaceAuthFlowNum, poll: contract.faceAuthPoll },
}
const sceneOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('scene') ?? ''

async function start(kind: 'wechat' | 'face', headers: Record<string, string> = {}) {
  const { data } = await server().ask(kinds[kind].start, { link: 'token' in headers }, { headers })
  const scene = sceneOf(data.address)
  return {
    ...data,
    scene,
    poll: () => server().ask(kinds[kind].poll, { flowNum: data.flowNum }),
    answer: (agree: boolean, proof = PHONE) => server().ask(contract.answerScene, { scene, agree, proof }),
  }
}

describe.each(['wechat', 'face'] as const)('login by %s', (kind) => {
  it('logs in to the account that the identity was linked to', async () => {
    const headers = await signedInAs(server(), 6)
    const link = await start(kind, headers)
    expect(link.address).toMatch(new RegExp(`^https://fair\\.example/sandbox\\.html#/${kind}\\?scene=`))
    expect((await link.poll()).data).toEqual({ state: 'waiting', userTokenVO: null })
    expect((await link.answer(true)).code).toBe(0)
    expect((await link.poll()).data).toEqual({ state: 'done', userTokenVO: null })
    const links = await server().ask(listIdentityLinks, {}, { headers })
    expect(links.data.map((one) => one.kind)).toContain(kind)

    const flow = await start(kind)
    await flow.answer(true)
    const polls = await Promise.all(Array.from({ length: 5 }, () => flow.poll()))
    const given = polls.filter(({ data }) => data?.userTokenVO)
    expect(given).toHaveLength(1)
    const token = given[0]?.data.userTokenVO?.token ?? ''
    expect((await server().ask(getLoginUser, {}, { headers: { token } })).data.userId).toBe(headers.userid)
  })

  it('belongs to one account', async () => {
    const other = await start(kind, await signedInAs(server(), 3))
    expect((await other.answer(true)).code).toBe(errors.IdentityTaken.code)
  })

  it('says that an identity is not linked', async () => {
    const flow = await start(kind)
    expect((await flow.answer(true, 'u'.repeat(43))).code).toBe(errors.IdentityUnlinked.code)
    expect((await flow.poll()).data).toEqual({ state: 'unlinked', userTokenVO: null })
    expect((await flow.poll()).code).toBe(errors.FlowEnded.code)
  })

  it('can be refused', async () => {
    const flow = await start(kind)
    expect((await flow.answer(false)).data.state).toBe('refused')
    expect((await flow.answer(true)).code).toBe(errors.FlowEnded.code)
    expect((await flow.poll()).data.state).toBe('refused')
  })

  it('ends after three minutes', async () => {
    const flow = await start(kind)
    const past = { expiresAt: sql`now() - interval '1 second'` }
    await server().database.write((db) => db.update(loginFlows).set(past))
    expect((await flow.answer(true)).code).toBe(errors.FlowEnded.code)
    expect((await flow.poll()).code).toBe(errors.FlowEnded.code)
  })

  it('is not polled by what the QR shows', async () => {
    const flow = await start(kind)
    expect((await server().ask(kinds[kind].poll, { flowNum: flow.scene })).code).toBe(errors.FlowEnded.code)
  })

  it('ends with the link', async () => {
    const headers = await signedInAs(server(), 6)
    await server().ask(unlinkIdentity, { kind }, { headers })
    expect((await (await start(kind)).answer(true)).code).toBe(errors.IdentityUnlinked.code)
  })
})

describe('an account that was disabled meanwhile', () => {
  const setStatus = (userType: number, status: AccountStatus) =>
    server().database.write((db) => db.update(accounts).set({ status }).where(eq(accounts.userType, userType)))

  it('is not logged in by a flow that was confirmed before', async () => {
    const identity = 'd'.repeat(43)
    const link = await start('wechat', await signedInAs(server(), 18))
    await link.answer(true, identity)
    const flow = await start('wechat')
    await flow.answer(true, identity)
    await setStatus(18, 'disabled')
    expect((await flow.poll()).code).toBe(errors.AccountDisabled.code)
  })

  it('is not logged in by a login code', async () => {
    const userName = 'group@demo.yunzhan.example'
    const input = { userName, password: DEMO_PASSWORD, ...(await captchaOf(server())) }
    const { data } = await server().ask(dialogLogin, input)
    await setStatus(19, 'disabled')
    const answer = await server().ask(getAccessToken, { authCode: await tied(data.authCode), verifier: VERIFIER })
    expect(answer.code).toBe(errors.AccountDisabled.code)
  })
})

it('the sandbox is gone where the fair has a service', async () => {
  const flow = await start('wechat')
  const { providers } = server()
  const sandbox = sandboxIdentity('wechat')
  providers.wechat = { ...sandbox, embedded: false }
  expect((await flow.answer(true)).code).toBe(errors.UnknownEndpoint.code)
  expect((await server().ask(contract.getScene, { scene: flow.scene })).code).toBe(errors.UnknownEndpoint.code)
  providers.wechat = sandbox
  expect((await server().ask(contract.getScene, { scene: flow.scene })).code).toBe(0)
})

it('a fair that is no demo has no sandbox: nothing can be begun, and nothing that was begun goes on', async () => {
  const { providers } = server()
  const flow = await start('face')
  const { wechat, face } = openProviders(server().config)
  expect((await server().ask(contract.getLoginWays, {})).data).toEqual({ wechat: true, face: true })
  Object.assign(providers, { wechat, face })
  expect((await server().ask(contract.getLoginWays, {})).data).toEqual({ wechat: false, face: false })
  for (const { start: begin } of Object.values(kinds))
    expect((await server().ask(begin, { link: false })).code).toBe(errors.LoginNotOffered.code)
  expect((await flow.answer(true)).code).toBe(errors.UnknownEndpoint.code)
  Object.assign(providers, { wechat: sandboxIdentity('wechat'), face: sandboxIdentity('face') })
})

it('links only for who is signed in', async () => {
  const answer = await server().ask(contract.getWeChatLoginFlowNum, { link: true })
  expect(answer.code).toBe(errors.LoginExpired.code)
})

const VERIFIER = 'what-the-sister-site-keeps-in-this-browser'

/** The code, tied to what a sister site keeps. */
async function tied(authCode: string, verifier = VERIFIER): Promise<string> {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const callback = `https://partner.example/in?${CHALLENGE_PARAMETER}=${challenge}`
  expect((await server().ask(checkCallback, { callback, authCode })).code).toBe(0)
  return authCode
}

describe('single sign-on', () => {
  const authCode = async () => {
    const input = { userName: 'buyer@demo.yunzhan.example', password: DEMO_PASSWORD, ...(await captchaOf(server())) }
    return (await server().ask(dialogLogin, input)).data.authCode
  }

  it('exchanges a login code once', async () => {
    const code = await tied(await authCode())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server().ask(getAccessToken, { authCode: code, verifier: VERIFIER })),
    )
    const given = answers.filter(({ code: result }) => result === 0)
    expect(given).toHaveLength(1)
    expect(given[0]?.data.expiresIn).toBe(7_200)
    const { data } = await server().ask(checkIfLogin, {}, { headers: { token: given[0]?.data.token ?? '' } })
    expect(data.isLogin).toBe(true)
    expect((await server().ask(checkIfLogin, {})).data).toEqual({ isLogin: false, userId: '' })
  })

  it('gives nothing for a code that is tied to no browser, or to another', async () => {
    const exchange = async (code: string, verifier: string) =>
      (await server().ask(getAccessToken, { authCode: code, verifier })).code
    expect(await exchange(await authCode(), '')).toBe(errors.TicketEnded.code)
    expect(await exchange(await authCode(), VERIFIER)).toBe(errors.TicketEnded.code)
    expect(await exchange(await tied(await authCode()), 'another text')).toBe(errors.TicketEnded.code)
    // Tied once: who sees a code go by cannot tie it to a browser of their own.
    const code = await tied(await tied(await authCode(), 'another text'))
    expect(await exchange(code, VERIFIER)).toBe(errors.TicketEnded.code)
  })

  it('returns nothing for a code of an account if its sessions were ended since', async () => {
    const code = await tied(await authCode())
    const buyer = await server()
      .database.db.select()
      .from(accounts)
      .where(eq(accounts.email, 'buyer@demo.yunzhan.example'))
    await server().database.write((db) => removeSessions(db, buyer[0]?.id ?? 0))
    const answer = await server().ask(getAccessToken, { authCode: code, verifier: VERIFIER })
    expect(answer.code).toBe(errors.TicketEnded.code)
  })

  it('returns to this site and to the configured hosts alone', async () => {
    const check = (callback: string) => server().ask(checkCallback, { callback })
    expect((await check('/news.html#/detail?id=1')).data).toEqual({ target: '/news.html#/detail?id=1', foreign: false })
    expect((await check('https://partner.example/in?x=1')).data).toMatchObject({ foreign: true })
    const refused = await check('https://partner.example.evil.com/')
    expect(refused).toMatchObject({ code: errors.CallbackRefused.code, msg: errors.CallbackRefused.zh })
  })
})
