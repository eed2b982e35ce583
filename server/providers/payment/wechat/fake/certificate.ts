import { createPublicKey, type KeyObject, sign } from 'node:crypto'

/** DER, as far as a certificate needs it; node reads certificates and makes none. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const bytes: number[] = []
  for (let left = content.length; left > 0; left >>= 8) bytes.unshift(left & 0xff)
  const length = content.length < 0x80 ? [content.length] : [0x80 | bytes.length, ...bytes]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const hex = (digits: string) => Buffer.from(digits, 'hex')

const SHA256_WITH_RSA = sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05))
const COMMON_NAME = der(0x06, hex('550403'))

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))

/** UTCTime: YYMMDDHHMMSSZ */
const momentOf = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))

const YEAR_MS = 365 * 86_400_000

/** A certificate that a key has signed for itself, as PEM. `serial` is hex and begins below 8. */
export function certificateOf(key: KeyObject, serial: string, name: string): string {
  const now = Date.now()
  const toBeSigned = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex(serial)),
    SHA256_WITH_RSA,
    nameOf(name),
    sequence(momentOf(new Date(now - YEAR_MS)), momentOf(new Date(now + YEAR_MS))),
    nameOf(name),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, hex('00'), sign('sha256', toBeSigned, key))
  const base64 = sequence(toBeSigned, SHA256_WITH_RSA, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
}
