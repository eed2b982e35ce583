import { createHash } from 'node:crypto'
import { CODE_HASH_LENGTH, type CheckResult } from '#contract/commerce/check-in/rules.ts'
import type { OfflineList } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listCodeHashes } from '#server/modules/people/pre-registration/index.ts'
import { signCode } from '#server/modules/commerce/tickets/index.ts'
import * as queries from './check-in.queries'
import { checkTicket, checkPreRegistration } from './check-ticket'
import { findFairDays } from './shown'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, CODE_HASH_LENGTH)

/** What a gate needs for today while it has no network: hashes of codes and the outcome of each, and no names. */
export async function makeOfflineList(
  { db, vault }: Pick<Context<unknown>, 'db' | 'vault'>,
  list: queries.CheckListRow,
  now = new Date(),
): Promise<OfflineList> {
  const day = chinaDay(now)
  const entered = await queries.listEntered(db, list.zone, day)
  const rows = await queries.listForDay(db, day, list.typeIds)
  const withResult = (result: CheckResult, isIn: boolean): CheckResult =>
    result === 'valid' && isIn ? (list.reEntry ? 'again' : 'used') : result
  const ofTickets = rows.map((row) => {
    const { id, code } = row.ticket
    const result = withResult(checkTicket(row, list, day), entered.tickets.has(id))
    return { qr: hash(signCode(vault, code)), code: hash(code), result }
  })
  return {
    listId: list.id,
    day,
    madeAt: now.toISOString(),
    reEntry: list.reEntry,
    tickets: [
      ...ofTickets,
      ...(await listPreRegistered(db, list, day)).map(({ id, codeHash }) => {
        const result = withResult('valid', entered.preRegistrations.has(id))
        return { qr: codeHash, code: codeHash, result }
      }),
    ],
  }
}

/** Those that are good for the day: what their QR holds is read as the code in it. */
async function listPreRegistered(db: Db, list: queries.CheckListRow, day: string) {
  const days = await findFairDays(db)
  if (!days || checkPreRegistration(days, list, day) !== 'valid') return []
  const rows = await listCodeHashes(db)
  return rows.map(({ id, codeHash }) => ({ id, codeHash: codeHash.slice(0, CODE_HASH_LENGTH) }))
}
