import { describe, expect, it } from 'vitest'
import { ConfigError } from '#server/platform/config.ts'
import { openProviders } from './open-providers'
import { readConfig } from '#server/config.ts'

const open = (settings: Record<string, string>) => openProviders(readConfig({ DATA_DIR: './data', ...settings }))

describe('openProviders', () => {
  it('has what is embedded where nothing is set, and nobody to send messages', async () => {
    const providers = open({})
    expect(providers).toMatchObject({ sms: null, mail: null, wechat: { embedded: true }, face: { embedded: true } })
    expect(providers.assistant.kind).toBe('search')
    expect(providers.wechat?.addressOf('s', 'https://fair.example')).toContain('#/wechat?')
    expect(providers.face?.addressOf('s', 'https://fair.example')).toContain('#/face?')
    expect(await providers.translation.translate(['茶'], 'en-US')).toBeNull()
    expect(providers.office.available).toBe(false)
    expect(providers.invoice.available).toBe(false)
    const person = { name: '张三', cardType: 1, number: '11010519491231002X' }
    expect(await providers.identity.check(person)).toEqual({ passed: true, byService: false })
  })

  it('has no page in the place of a login outside of a demo', () => {
    expect(open({ DEMO: '0' })).toMatchObject({ wechat: null, face: null, payment: null, cashier: null })
    expect(open({ PUBLIC_URL: 'https://fair.example' })).toMatchObject({ wechat: null, face: null })
  })

  it('has the services that are set', () => {
    const providers = open({
      TENCENT_SMS_ID: 'id',
      TENCENT_SMS_KEY: 'key',
      TENCENT_SMS_APP: 'app',
      TENCENT_SMS_SIGN: '云展',
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'fair@example.com',
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'secret',
      FACE_URL: 'https://face.example',
      AI_BASE_URL: 'https://models.example/v1/',
      AI_MODEL: 'm-1',
      OFFICE_URL: 'http://gotenberg:3000',
      INVOICE_URL: 'https://invoice.example/api/',
    })
    expect(providers.invoice.available).toBe(true)
    expect(providers.office.available).toBe(true)
    expect(providers.sms).not.toBeNull()
    expect(providers.mail).not.toBeNull()
    expect(providers.assistant.kind).toBe('model')
    expect(providers).toMatchObject({ wechat: { embedded: false }, face: { embedded: false } })
  })

  it('does not start with an assistant without a model, or a model without an address', () => {
    expect(() => open({ AI_BASE_URL: 'https://models.example/v1' })).toThrow('AI_MODEL')
    expect(() => open({ AI_MODEL: 'm-1' })).toThrow('AI_BASE_URL')
  })

  it('does not start with mail from nobody', () => {
    const start = () => open({ SMTP_URL: 'smtp://mail.example:587' })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow('MAIL_FROM')
  })
})
