import type { Language } from '#contract/core/language.ts'
import type { Side } from '#contract/trade/intentions/rules.ts'
import type { Intention as Presented } from '#contract/trade/intentions/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findIntention, type IntentionRow, type IntentionStep, listSteps } from './intentions.queries'

const presentStep = ({ action, by, at, quantity, price, note }: IntentionStep): Presented['steps'][number] => ({
  action,
  by,
  at: at.toISOString(),
  quantity,
  price,
  note,
})

function present({ intention, company, buyer, shownId }: IntentionRow, steps: IntentionStep[], language: Language) {
  const { id, version, state, name, coverUrl, exhibitorId, quantity, price, note } = intention
  return {
    id,
    version,
    state,
    exhibitsInfoId: shownId,
    exhibitsName: pick(name, language),
    exhibitsCoverUrl: pick(coverUrl, language),
    exhibitorId,
    company: pick(company, language),
    buyerName: pick(buyer, language),
    buyerId: intention.accountId,
    quantity,
    price,
    note,
    sentAt: intention.createdAt.toISOString(),
    updatedAt: intention.updatedAt.toISOString(),
    steps: steps.filter(({ intentionId }) => intentionId === id).map(presentStep),
    fallbackFields: fallbacks({ exhibitsName: name, company }, language),
  }
}

/** Intention orders with what happened to them. */
export async function describe(db: Db, rows: readonly IntentionRow[], language: Language): Promise<Presented[]> {
  const steps = await listSteps(
    db,
    rows.map(({ intention }) => intention.id),
  )
  return rows.map((row) => present(row, steps, language))
}

interface CardOf {
  id: number
  accountId: number
  /** The exhibitor that it must be to; undefined: any. */
  exhibitorId: number | undefined
}

/** What the card of a conversation says of a buyer's own intention order (spec: live §3, order message payload). */
export async function findOrderCard(db: Db, language: Language, { id, accountId, exhibitorId }: CardOf) {
  const row = await findIntention(db, id)
  if (row?.intention.accountId !== accountId) return undefined
  if (exhibitorId !== undefined && row.intention.exhibitorId !== exhibitorId) return undefined
  const { name, coverUrl, quantity, price } = row.intention
  return {
    intentionId: id,
    name: pick(name, language),
    number: quantity,
    price,
    exhibitsCoverUrl: pick(coverUrl, language),
  }
}

/** An intention order and the side that the viewer is on. Throws LoginExpired, IntentionNotFound. */
export async function getOwn(
  context: Pick<Context<unknown>, 'db' | 'viewer'>,
  id: number,
): Promise<IntentionRow & { side: Side; account: Account }> {
  const account = await getViewerAccount(context)
  const row = await findIntention(context.db, id)
  if (row?.intention.accountId === account.id) return { ...row, side: 'buyer', account }
  if (row && row.intention.exhibitorId === account.exhibitorId) return { ...row, side: 'exhibitor', account }
  throw fail('IntentionNotFound')
}
