import { BLOCKS_PER_HOUR, BLOCKS_PER_HOUR_AND_IP } from '#contract/trade/blocks/limits.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { hasLead } from '#server/modules/trade/leads/index.ts'
import { addBlock, isExhibitor, removeBlock } from './blocks.queries'

const HOUR_SECONDS = 3_600

type Changing = Context<{ id: number }>

/** Throws TooManyRequests. */
const countChange = ({ writeStatement, viewer, ip }: Context<unknown>): Promise<void> =>
  writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: `block:${viewer?.userId}`, max: BLOCKS_PER_HOUR, seconds: HOUR_SECONDS },
      { bucket: `blockIp:${ip}`, max: BLOCKS_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
    ]),
  )

/** Throws ExhibitorNotFound, TooManyRequests. */
export async function blockExhibitor(context: Changing): Promise<Record<string, never>> {
  const { db, input, write } = context
  const { id: accountId } = await getViewerAccount(context)
  if (!(await isExhibitor(db, input.id))) throw fail('ExhibitorNotFound')
  await countChange(context)
  const block = { exhibitorId: input.id, accountId, bySide: 'buyer' as const, byAccount: accountId }
  await write((transaction) => addBlock(transaction, block))
  return {}
}

/** Throws TooManyRequests. */
export async function unblockExhibitor(context: Changing): Promise<Record<string, never>> {
  const { id: accountId } = await getViewerAccount(context)
  await countChange(context)
  const block = { exhibitorId: context.input.id, accountId, bySide: 'buyer' as const }
  await context.write((db) => removeBlock(db, block))
  return {}
}

/** Of a lead of the viewer's exhibitor alone: nobody else is known to it. Throws LeadNotFound, TooManyRequests. */
export async function blockBuyer(context: Changing): Promise<Record<string, never>> {
  const { db, input, write } = context
  const { id: byAccount, exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null || !(await hasLead(db, exhibitorId, input.id))) throw fail('LeadNotFound')
  await countChange(context)
  const block = { exhibitorId, accountId: input.id, bySide: 'exhibitor' as const, byAccount }
  await write((transaction) => addBlock(transaction, block))
  return {}
}

/** Throws TooManyRequests. */
export async function unblockBuyer(context: Changing): Promise<Record<string, never>> {
  const { exhibitorId } = await getViewerAccount(context)
  await countChange(context)
  if (exhibitorId !== null) {
    const block = { exhibitorId, accountId: context.input.id, bySide: 'exhibitor' as const }
    await context.write((db) => removeBlock(db, block))
  }
  return {}
}
