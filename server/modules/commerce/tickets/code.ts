import type { Vault } from '#server/platform/vault/vault.ts'

/** characters of the signature that the QR carries: 120 bits */
const SIGNATURE_LENGTH = 20

const USE = 'ticket-qr'

/** What the QR of a ticket carries: its code, and what shows that the fair wrote it. */
export const signCode = (vault: Vault, code: string): string =>
  `YZ1.${code}.${vault.hash(USE, code).slice(0, SIGNATURE_LENGTH)}`

/** The code of a QR that the fair wrote; undefined for any other, altered in one character. */
export function readSigned(vault: Vault, qr: string): string | undefined {
  const [, code, signature] = /^YZ1\.([2-9A-Z]{16})\.([\w-]{20})$/.exec(qr) ?? []
  return code !== undefined && signature !== undefined && vault.signed(USE, code, signature) ? code : undefined
}
