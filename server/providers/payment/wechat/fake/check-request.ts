import { createPublicKey, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FakeKeys } from './fake-keys'

const LIFE_S = 5 * 60
const SCHEME = 'WECHATPAY2-SHA256-RSA2048 '

/** Checks who asks as WeChat Pay does; a nonce is good once. Gives what is wrong, undefined where nothing is. */
export function createRequestCheck(mchId: string, { merchant }: FakeKeys) {
  const used = new Set<string>()
  const key = createPublicKey(merchant.key)
  return ({ method = '', url = '', headers }: IncomingMessage, body: string): string | undefined => {
    const { authorization = '' } = headers
    if (!authorization.startsWith(SCHEME)) return 'no signature'
    const given = new Map(
      [...authorization.slice(SCHEME.length).matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    const value = (name: string) => given.get(name) ?? ''
    const [time, nonce] = [value('timestamp'), value('nonce_str')]
    if (value('mchid') !== mchId || value('serial_no') !== merchant.serial) return 'another merchant'
    if (!(Math.abs(Date.now() / 1_000 - Number(time)) <= LIFE_S)) return 'signed long ago'
    if (nonce.length < 16 || used.has(nonce)) return 'a nonce used before'
    used.add(nonce)
    if (!headers['user-agent'] || !headers.accept) return 'no user agent'
    const signed = Buffer.from(`${method}\n${url}\n${time}\n${nonce}\n${body}\n`)
    return verify('sha256', signed, key, Buffer.from(value('signature'), 'base64')) ? undefined : 'a wrong signature'
  }
}
