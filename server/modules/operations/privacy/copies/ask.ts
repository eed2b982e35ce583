import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/privacy/endpoints.ts'
import { COPIES_PER_DAY } from '#contract/operations/privacy/limits.ts'
import type { DataCopy } from '#contract/operations/privacy/schemas.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { NoSuchFile } from '#server/providers/storage/port.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { checkPassword } from '#server/modules/people/session/index.ts'
import { type CopyRow, findCopy, insertCopy } from '../copies.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_SECONDS = 86_400

const present = ({ id, state, requestedAt, bytes, until }: CopyRow): DataCopy => ({
  id,
  state,
  requestedAt: requestedAt.toISOString(),
  bytes,
  until: until?.toISOString() ?? null,
})

export async function getDataCopy(context: Context<unknown>): Promise<{ copy: DataCopy | null }> {
  const { id } = await getViewerAccount(context)
  const found = await findCopy(context.db, id, new Date())
  return { copy: found ? present(found) : null }
}

/** Throws PasswordWrong, LoginLocked, CopyUnderWay, CopiesUsed. */
export async function askDataCopy(context: Context<Input<'askDataCopy'>>): Promise<DataCopy> {
  const { db, input, write } = context
  const account = await getViewerAccount(context)
  const proof = { account, address: `id:${account.id}`, password: input.password }
  if (!(await checkPassword(context, proof))) throw fail('PasswordWrong')
  const standing = await findCopy(db, account.id, new Date())
  if (standing?.state === 'asked') throw fail('CopyUnderWay')
  const copy = await write(async (writing) => {
    const times = await countAttempt(writing, `dataCopy:id:${account.id}`, DAY_SECONDS)
    if (times > COPIES_PER_DAY) return 'used' as const
    const storageKey = `copies/${randomUUID()}`
    return insertCopy(writing, { accountId: account.id, languageType: account.languageType, storageKey })
  })
  if (copy === 'used') throw fail('CopiesUsed', { max: COPIES_PER_DAY })
  if (!copy) throw fail('CopyUnderWay')
  return present(copy)
}

/** The archive, for its owner alone. Throws CopyEnded alike for one that has ended, not ready, or another's. */
export async function openDataCopy(context: Context<Input<'openDataCopy'>>): Promise<Bytes> {
  const { db, header, input, providers } = context
  const { id } = await getViewerAccount(context)
  const found = await findCopy(db, id, new Date())
  if (!found || found.id !== input.id || found.state !== 'ready') throw fail('CopyEnded')
  const body = await providers.storage.open(found.storageKey).catch((error: unknown) => {
    throw error instanceof NoSuchFile ? fail('CopyEnded') : error
  })
  header('cache-control', 'private, no-store')
  header('content-disposition', 'attachment; filename="yunzhan-data.zip"')
  header('content-length', String(found.bytes))
  return { type: 'application/zip', body }
}
