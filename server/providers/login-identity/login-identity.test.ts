import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { httpFace } from './face-http'
import { sandboxIdentity } from './sandbox'
import { wechatIdentity } from './wechat'

const fake = useFakeService()
const origin = 'https://fair.example'

describe('sandboxIdentity', () => {
  it('leads to the page of its kind', () => {
    expect(sandboxIdentity('wechat').addressOf('s-1', origin)).toBe(`${origin}/sandbox.html#/wechat?scene=s-1`)
    expect(sandboxIdentity('face').addressOf('a&b', origin)).toBe(`${origin}/sandbox.html#/face?scene=a%26b`)
    expect(sandboxIdentity('face').embedded).toBe(true)
  })

  it.each(['a'.repeat(32), 'A-_9'.repeat(32)])('takes %s as an identity', async (proof) => {
    expect(await sandboxIdentity('face').identityOf(proof)).toBe(proof)
  })

  it.each(['', 'a'.repeat(31), 'a'.repeat(129), `${'a'.repeat(32)}\n`, `${'a'.repeat(32)}/`])(
    'refuses %j',
    async (proof) => {
      await expect(sandboxIdentity('wechat').identityOf(proof)).rejects.toThrow('no identity')
    },
  )
})

describe('wechatIdentity', () => {
  const app = { appId: 'wx1', appSecret: 'top-secret' }
  const wechat = () => wechatIdentity(app, `${fake.url}/token`)

  it('leads to the QR page of WeChat, which leads back', () => {
    expect(wechat().addressOf('s-1', origin)).toBe(
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1' +
        '&redirect_uri=https%3A%2F%2Ffair.example%2Fapi%2Fce-authority%2Fweb%2Fwechat%2Flogin%2Fcallback' +
        '&response_type=code&scope=snsapi_login&state=s-1#wechat_redirect',
    )
  })

  it('exchanges the code for the identity that all apps of one owner share', async () => {
    fake.answer = { body: { access_token: 't', openid: 'o1', unionid: 'u1' } }
    expect(await wechat().identityOf('c&1')).toBe('u1')
    expect(fake.requests).toMatchObject([
      { method: 'GET', path: '/token?appid=wx1&secret=top-secret&code=c%261&grant_type=authorization_code' },
    ])
  })

  it('takes the identity of this app where there is no other', async () => {
    fake.answer = { body: { openid: 'o1' } }
    expect(await wechat().identityOf('c1')).toBe('o1')
  })

  it.each([
    ['a refusal', { body: { errcode: 40029, errmsg: 'invalid code, secret=top-secret' } }, 'WeChat: errcode 40029'],
    ['no identity', { body: { access_token: 't' } }, 'WeChat: answered something else than agreed'],
    ['an error page', { status: 502, body: 'top-secret' }, 'WeChat: answered 502'],
  ])('rejects %s and keeps the secret', async (_, answer, message) => {
    fake.answer = answer
    const failed = await wechat()
      .identityOf('c1')
      .catch((error: unknown) => String(error))
    expect(failed).toBe(`ServiceFailure: ${message}`)
  })
})

describe('httpFace', () => {
  const face = () => httpFace({ url: fake.url, key: 'k1' })

  it('leads to the page of the service, which leads back', () => {
    expect(face().addressOf('s-1', origin)).toBe(
      `${fake.url}/start?scene=s-1&return=https%3A%2F%2Ffair.example%2Fapi%2Fce-authority%2Fface%2Fauth%2Fcallback`,
    )
  })

  it('requests the owner of a proof', async () => {
    fake.answer = { body: { subject: 'person-7' } }
    expect(await face().identityOf('p1')).toBe('person-7')
    expect(fake.requests).toMatchObject([
      { method: 'POST', path: '/verify', body: '{"proof":"p1"}', headers: { authorization: 'Bearer k1' } },
    ])
  })

  it.each([{ status: 403, body: {} }, { body: { subject: '' } }])('rejects %j', async (answer) => {
    fake.answer = answer
    await expect(face().identityOf('p1')).rejects.toThrow('face: answered')
  })
})
