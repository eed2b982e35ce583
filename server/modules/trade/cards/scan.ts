import type { scanCard } from '#contract/trade/cards/endpoints.ts'
import {
  CARD_CODE_MS,
  SCAN_WINDOW_SECONDS,
  SCANS_PER_WINDOW,
  SCANS_PER_WINDOW_AND_IP,
} from '#contract/trade/cards/limits.ts'
import { checkCode, findCardCode } from '#contract/trade/cards/rules.ts'
import type { ScannedMeeting } from '#contract/trade/cards/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { presentScanned } from './cards.present'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { askForCard, findScanned, nameExhibitor } from './cards.queries'
import { takeCode } from './code'

/** Throws TooManyScans. */
async function countScan({ writeStatement, ip }: Context<unknown>, accountId: number): Promise<void> {
  const limits = [
    { bucket: `cardScan:${accountId}`, max: SCANS_PER_WINDOW, seconds: SCAN_WINDOW_SECONDS },
    { bucket: `cardScanIp:${ip}`, max: SCANS_PER_WINDOW_AND_IP, seconds: SCAN_WINDOW_SECONDS },
  ]
  if (!(await writeStatement((db) => countWithin(db, limits)))) throw fail('TooManyScans')
}

/** Asks whoever shows a card for it, and notifies them once. Throws CardCodeWrong, TooManyScans, CardOfTeam, NoExhibitor. */
export async function scan(context: Context<ParsedInputOf<typeof scanCard>>): Promise<ScannedMeeting> {
  const { db, write, input, language } = context
  const { id: byAccount, exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  assertFields(checkCode(input), language, 'input')
  await countScan(context, byAccount)
  const row = await write(async (transaction) => {
    const accountId = await takeCode(transaction, findCardCode(input.code) ?? '')
    const holder = accountId === undefined ? undefined : await findAccountById(transaction, accountId)
    if (holder?.status !== 'active') throw fail('CardCodeWrong', { field: 'code' })
    // The code stays good: nothing of this transaction is kept.
    if (holder.exhibitorId === exhibitorId) throw fail('CardOfTeam', { field: 'code' })
    await assertNotBlocked(transaction, { exhibitorId, accountId: holder.id }, { side: 'exhibitor' })
    const expiresAt = new Date(Date.now() + CARD_CODE_MS)
    const requested = await askForCard(transaction, { exhibitorId, accountId: holder.id, byAccount, expiresAt })
    if (requested.isNew) {
      const parameters = {
        company: await nameExhibitor(transaction, exhibitorId),
        minutes: String(CARD_CODE_MS / 60_000),
      }
      await sendNotice(transaction, context, holder, { name: 'cardAsked', parameters })
    }
    return requested
  })
  const found = await findScanned(db, row.id, exhibitorId)
  if (!found) throw new Error('the meeting is not there')
  return presentScanned(found, language)
}
