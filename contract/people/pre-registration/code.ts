import { CODE_PARAMETER } from './parameter'

/** The code in the address that the QR of a pre-registration holds. */
const OF_PRE_REGISTRATION = new RegExp(`[?&]${CODE_PARAMETER}=([2-9A-Za-z]{16})(?:[&#]|$)`)

/** One spelling of a code as people type it; of the address of a pre-registration the code in it. */
export const normalizeCode = (text: string): string => {
  const plain = text.trim()
  const [, preRegistered] = OF_PRE_REGISTRATION.exec(plain) ?? []
  if (preRegistered !== undefined) return preRegistered.toUpperCase()
  return plain.startsWith('YZ1.') ? plain : plain.replace(/[\s-]/g, '').toUpperCase()
}
