import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from '#server/platform/config.ts'

/** The settings as they are written. */
export interface WechatPayConfig {
  mchId: string
  appId: string
  /** Of the merchant's certificate. */
  serial: string
  /** The merchant's private key: PEM, or the path of a file with it. */
  key: string
  v3Key: string
  publicKeyId: string | undefined
  /** WeChat Pay's own public key: PEM, or a path. */
  publicKey: string | undefined
  url: string
}

/** The settings with keys that can be used. */
export interface WechatPaySettings {
  mchId: string
  appId: string
  serial: string
  key: KeyObject
  v3Key: Buffer
  /** Absent: WeChat Pay signs with its platform certificates alone. */
  publicKey?: { id: string; key: KeyObject }
  url: string
}

/** The PEM of a setting; one line with `\n` in it is PEM as well, as environments often have it. */
function readPem(name: string, value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n')
  try {
    return readFileSync(value, 'utf8')
  } catch {
    throw new ConfigError(`${name}: this is neither a key in PEM nor a file that can be read`)
  }
}

function readKey(name: string, value: string, read: (pem: string) => KeyObject): KeyObject {
  const pem = readPem(name, value)
  try {
    const key = read(pem)
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // What the parser says may quote the key.
  }
  throw new ConfigError(`${name}: this is no RSA key in PEM`)
}

/** Reads the keys. Throws ConfigError, which names the setting and quotes nothing of it. */
export function readWechatPaySettings(config: WechatPayConfig): WechatPaySettings {
  const { mchId, appId, serial, url, publicKeyId, publicKey } = config
  const own = {
    mchId,
    appId,
    serial,
    url,
    key: readKey('WECHAT_PAY_KEY', config.key, createPrivateKey),
    v3Key: Buffer.from(config.v3Key),
  }
  if (publicKeyId === undefined || publicKey === undefined) return own
  return { ...own, publicKey: { id: publicKeyId, key: readKey('WECHAT_PAY_PUBLIC_KEY', publicKey, createPublicKey) } }
}
