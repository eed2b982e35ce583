import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/platform/config.ts'
import { openProviders } from '#server/providers/open-providers.ts'

const folder = mkdtempSync(join(tmpdir(), 'payment-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const wechat = {
  PUBLIC_URL: 'https://fair.example',
  WECHAT_PAY_MCH_ID: '1900000109',
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_SERIAL: '5157F09EFDC096DE',
  WECHAT_PAY_KEY: pem,
  WECHAT_PAY_V3_KEY: 'k'.repeat(32),
}
const open = (settings: Record<string, string>) => openProviders(readConfig({ DATA_DIR: folder, ...settings }))

describe('who takes money', () => {
  it('is a sandbox in a demo fair, WeChat Pay where it is set, and else nobody', () => {
    expect(open({})).toMatchObject({ payment: { kind: 'sandbox' }, cashier: {} })
    expect(open({ DEMO: '0' })).toMatchObject({ payment: null, cashier: null })
    expect(open({ PUBLIC_URL: 'https://fair.example' })).toMatchObject({ payment: null, cashier: null })
    expect(open(wechat)).toMatchObject({ payment: { kind: 'wechat' }, cashier: null })
  })

  it.each([
    ['one line', pem.replaceAll('\n', '\\n')],
    ['a file', join(folder, 'key.pem')],
  ])('has its key in %s', (_, key) => {
    writeFileSync(join(folder, 'key.pem'), pem)
    expect(open({ ...wechat, WECHAT_PAY_KEY: key })).toMatchObject({ payment: { kind: 'wechat' } })
  })

  it.each([
    ['PUBLIC_URL', ''],
    ['WECHAT_PAY_MCH_ID', ''],
    ['WECHAT_PAY_MCH_ID', 'x'],
    ['WECHAT_PAY_SERIAL', ''],
    ['WECHAT_PAY_KEY', ''],
    ['WECHAT_PAY_KEY', '/nowhere/key.pem'],
    ['WECHAT_PAY_KEY', '-----BEGIN PRIVATE KEY-----\ns3cret\n-----END PRIVATE KEY-----'],
    ['WECHAT_PAY_V3_KEY', 'k'.repeat(31)],
    ['WECHAT_PAY_PUBLIC_KEY_ID', 'PUB_KEY'],
  ])('does not start with %s as “%s”, and reveals nothing of it', (name, value) => {
    const start = () => open({ ...wechat, [name]: value })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(name)
    expect(start).not.toThrow('s3cret')
  })

  it('does not start with half of the public key, or with one that is none', () => {
    const half = { ...wechat, WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01' }
    expect(() => open(half)).toThrow('missing: WECHAT_PAY_PUBLIC_KEY')
    expect(() => open({ ...half, WECHAT_PAY_PUBLIC_KEY: '-----BEGIN' })).toThrow(
      'WECHAT_PAY_PUBLIC_KEY: this is no RSA',
    )
  })
})
