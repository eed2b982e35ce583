import { createHash } from 'node:crypto'
import { CODE_HASH_LENGTH } from '../../../contract/check-in/rules'
import type { OfflineList } from '../../../contract/check-in/schemas'
import { chinaDay } from '../../../contract/core/china-time'
import type { Context } from '../../platform/http/serve'
import { signCode } from '../tickets'
import * as queries from './check-in.queries'
import { judge } from './judge'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, CODE_HASH_LENGTH)

/** What a gate needs for today while it has no network: hashes of codes and what becomes of each, and no names. */
export async function makeOfflineList(
  { db, vault }: Pick<Context<unknown>, 'db' | 'vault'>,
  list: queries.CheckListRow,
  now = new Date(),
): Promise<OfflineList> {
  const day = chinaDay(now)
  const entered = await queries.listEntered(db, list.zone, day)
  const rows = await queries.listForDay(db, day, list.typeIds)
  return {
    listId: list.id,
    day,
    madeAt: now.toISOString(),
    reEntry: list.reEntry,
    tickets: rows.map((row) => {
      const { id, code } = row.ticket
      const result = judge(row, list, day)
      const isIn = result === 'valid' && entered.has(id)
      return {
        qr: hash(signCode(vault, code)),
        code: hash(code),
        result: isIn ? (list.reEntry ? ('again' as const) : ('used' as const)) : result,
      }
    }),
  }
}
