import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { HASHES_PER_MINUTE_AND_IP } from '#contract/core/limits.ts'
import type { Database } from '../db/database'
import { fail } from '../http/fail'
import { assertWithinLimit } from './rate-limit'

/** Argon2id, the library's default kind, at the cost that RFC 9106 §4 gives where memory is scarce: 64 MiB, three passes. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** Of libuv: they hash, and read every file of the pages. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4
/** A core and a thread are left to everything else. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS) - 1)
/** Whoever comes later would wait longer than a browser does. */
const WAITING_MAX = 256

const hashQueue = pLimit(AT_ONCE)

function enqueueHash<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= WAITING_MAX) throw fail('TooManyRequests')
  return hashQueue(work)
}

/** The client that a password is hashed for: counted by network address. Null: the fair itself, for example while it is seeded. */
export type HashContext = { write: Database['write']; ip: string } | null

async function admit(requester: HashContext): Promise<void> {
  if (requester)
    await requester.write((db) => assertWithinLimit(db, `hash:${requester.ip}`, HASHES_PER_MINUTE_AND_IP, 60))
}

/**
 * What is stored of a password. Ask last: it costs more than all other checks of a call together. Throws
 * TooManyRequests past the limit of the network address, or when too many wait already.
 */
export async function hashPassword(requester: HashContext, password: string): Promise<string> {
  await admit(requester)
  return enqueueHash(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/** Whether the password is that of the hash. Without a hash it takes the same time and is false. Throws as `hashPassword`. */
export async function verifyPassword(
  requester: HashContext,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  await admit(requester)
  return enqueueHash(async () => {
    if (stored !== undefined) return verify(stored, password)
    decoy ??= hash('of nobody', COST)
    await verify(await decoy, password)
    return false
  })
}
