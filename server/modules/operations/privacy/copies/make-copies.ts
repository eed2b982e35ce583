import { Readable } from 'node:stream'
import { chinaMoment } from '#contract/core/china-time.ts'
import { COPY_DAYS } from '#contract/operations/privacy/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { AppServices } from '#server/platform/services.ts'
import { zip } from '#server/platform/zip/zip.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { claimCopy, type CopyRow, endCopy, listOver, removeCopy } from '../copies.queries'
import type { Register } from '../register'
import { gather } from './gather'

type Making = Pick<AppServices, 'config' | 'providers' | 'vault'> & { personalData: Register }

const DAY_MS = 86_400_000
/** ms in which a copy is made, or another server begins again */
const CLAIM_MS = 15 * 60_000
const TRIES = 3
const BATCH = 50

async function* counted(pieces: AsyncIterable<Buffer>, sum: { bytes: number }) {
  for await (const piece of pieces) {
    sum.bytes += piece.length
    yield piece
  }
}

async function makeCopy(database: Database, services: Making, copy: CopyRow, now: Date): Promise<void> {
  const account = copy.accountId === null ? undefined : await findAccountById(database.db, copy.accountId)
  const failed = { state: 'failed' as const, until: now }
  if (!account || account.status !== 'active') {
    await database.write((db) => endCopy(db, copy, failed))
    return
  }
  const sum = { bytes: 0 }
  try {
    const pieces = counted(zip(gather(database.db, services, account, now)), sum)
    await services.providers.storage.put(copy.storageKey, Readable.from(pieces), 'application/zip')
  } catch (error) {
    // Tried again when the claim has ended, and then given up: the row shows it to its owner.
    if (copy.tries >= TRIES) await database.write((db) => endCopy(db, copy, { ...failed, until: null }))
    throw error
  }
  const until = new Date(now.getTime() + COPY_DAYS * DAY_MS)
  await database.write(async (db) => {
    if (!(await endCopy(db, copy, { state: 'ready', bytes: sum.bytes, readyAt: now, until }))) return
    await sendNotice(db, services, account, { name: 'dataCopyReady', parameters: { until: chinaMoment(until) } })
  })
}

/** Makes the copies that people have requested, one after the other. Gives how many. */
export async function makeCopies(database: Database, services: Making, now = new Date()): Promise<number> {
  let made = 0
  for (;;) {
    const copy = await database.write((db) => claimCopy(db, now, CLAIM_MS))
    if (!copy) return made
    await makeCopy(database, services, copy, now)
    made += 1
  }
}

/** Removes copies that can be fetched no longer: the bytes before the row, so that none is forgotten. */
export async function sweepCopies(
  { db, write }: Pick<Database, 'db' | 'write'>,
  { storage }: Pick<AppServices['providers'], 'storage'>,
  now = new Date(),
): Promise<number> {
  let swept = 0
  for (;;) {
    const over = await listOver(db, now, BATCH)
    if (over.length === 0) return swept
    for (const { id, storageKey } of over) {
      await storage.remove(storageKey)
      await write((writing) => removeCopy(writing, id))
      swept += 1
    }
  }
}
