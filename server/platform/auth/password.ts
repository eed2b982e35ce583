import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the library's default kind, at the cost that RFC 9106 §4 gives where memory is scarce: 64 MiB, three passes. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/** Whether the password is that of the hash. Without a hash it takes the same time and is false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password)
  decoy ??= hashPassword('of nobody')
  await verify(await decoy, password)
  return false
}
