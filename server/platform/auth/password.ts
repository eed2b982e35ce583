import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/** Whether the password is that of the hash. Without a hash it takes the same time and is false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password)
  decoy ??= hashPassword('of nobody')
  await verify(await decoy, password)
  return false
}
