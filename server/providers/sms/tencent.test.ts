import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import type { Sms } from './port'
import { signTc3 } from './tc3'
import { tencentSms } from './tencent'

const fake = useFakeService()
const config = {
  id: 'AKIDEXAMPLE',
  key: 'very-secret',
  app: '1400006666',
  sign: '云展',
  templates: new Map([
    ['code-login', '1001'],
    ['code-login.en', '1002'],
  ]),
}
const sms: Sms = {
  to: '+8613800138000',
  language: 'zh-CN',
  template: 'code-login',
  parameters: ['123456', '10'],
  text: '您的登录验证码为 123456',
}
const send = (more: Partial<Sms> = {}, timeoutMs?: number) =>
  tencentSms(config, { endpoint: fake.url, timeoutMs }).send({ ...sms, ...more })
const outcome = (Code: string, Message: string) => ({ body: { Response: { SendStatusSet: [{ Code, Message }] } } })

describe('tencentSms', () => {
  it('asks SendSms, signed', async () => {
    fake.answer = outcome('Ok', 'send success')
    await send()
    const [requested] = fake.requests
    expect(JSON.parse(requested?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: '云展',
      TemplateId: '1001',
      TemplateParamSet: ['123456', '10'],
    })
    expect(requested?.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' })
    const timestamp = Number(requested?.headers['x-tc-timestamp'])
    const { host } = new URL(fake.url)
    const { id, key } = config
    const authorization = signTc3({ id, key, service: 'sms', host, payload: requested?.body ?? '', timestamp })
    expect(requested?.headers).toMatchObject({ authorization, 'content-type': 'application/json; charset=utf-8' })
  })

  it('takes the English template for English readers', async () => {
    fake.answer = outcome('Ok', 'send success')
    await send({ language: 'en-US' })
    expect(fake.requests[0]?.body).toContain('"TemplateId":"1002"')
  })

  it.each([
    ['an error', { body: { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'wrong' } } } }],
    ['a status that is not Ok', outcome('LimitExceeded.PhoneNumberDailyLimit', 'too many')],
    ['no status', { body: { Response: { SendStatusSet: [] } } }],
    ['nothing known', { body: {} }],
  ])('rejects on %s, without the key', async (_, answer) => {
    fake.answer = answer
    const failed = await send().catch((error: unknown) => String(error))
    expect(failed).toMatch(/Tencent SMS: (AuthFailure|LimitExceeded|no outcome|answered something else)/)
    expect(failed).not.toContain(config.key)
  })

  it('rejects when Tencent stays silent', async () => {
    await expect(send({}, 50)).rejects.toThrow('Tencent SMS: no answer (timeout)')
  })

  it('asks nothing for a template without a number', async () => {
    await expect(send({ template: 'greeting' })).rejects.toThrow('names no template for greeting')
    expect(fake.requests).toEqual([])
  })
})
