import type * as contract from '#contract/trade/demands/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { removeSnapshot } from '#server/modules/people/review/index.ts'
import { closeShown } from './demands.queries'
import { changeDemand, deleteUnshown, hasOpenCase, type OwnRow } from './own.queries'
import { endOf } from './demands.present'
import { getOwn } from './read'

type Changing = Context<ParsedInputOf<typeof contract.recallDemand>>

/** The viewer's demand as it was seen. Throws DemandNotFound, DemandChanged. */
async function getSeen(context: Changing): Promise<OwnRow & { account: Account }> {
  const account = await getViewerAccount(context)
  const row = await getOwn(context.db, account, context.input.id)
  if (row.demand.version !== context.input.version) throw fail('DemandChanged')
  return { ...row, account }
}

/** Withdraws what waits for review. Throws as the contract says. */
export async function recallDemand(context: Changing): Promise<void> {
  const { demand, account } = await getSeen(context)
  if (demand.state !== 'review') throw fail('DemandNotNow')
  await context.write(async (db) => {
    if (!(await changeDemand(db, demand, { state: 'draft' }))) throw fail('DemandChanged')
    await removeSnapshot(db, 'demand', demand.id)
    const event = { subject: 'demand', subjectId: demand.id, byAccount: account.id } as const
    await addEvent(db, { ...event, action: 'cancel', fromState: 'review', toState: 'draft' })
  })
}

/** Ends a demand for good; a version that waits for review is withdrawn by it. Throws as the contract says. */
export async function closeDemand(context: Changing): Promise<void> {
  const { demand, shown } = await getSeen(context)
  if (!shown || endOf(shown) !== '') throw fail('DemandNotNow')
  await context.write(async (db) => {
    const state = demand.state === 'review' ? 'draft' : demand.state
    if (!(await changeDemand(db, demand, { state }))) throw fail('DemandChanged')
    if (!(await closeShown(db, demand.id))) throw fail('DemandNotNow')
  })
}

/** Deletes what no exhibitor is shown, and no open case is about. Throws as the contract says. */
export async function deleteDemand(context: Changing): Promise<void> {
  const { demand, shown } = await getSeen(context)
  if (shown || demand.state === 'review') throw fail('DemandNotNow')
  await context.write(async (db) => {
    if (await hasOpenCase(db, demand.id)) throw fail('DemandReported')
    if (!(await deleteUnshown(db, demand))) throw fail('DemandChanged')
    await removeSnapshot(db, 'demand', demand.id)
  })
}
