import * as contract from '#contract/trade/intentions/endpoints.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listByBuyer, listByExhibitor } from './intentions.queries'
import { describe, getOwn } from './read'
import { addIntention, answer, cancel, counter } from './write'

async function presentOwn(context: Context<unknown>, id: number): Promise<Intention> {
  const [intention] = await describe(context.db, [await getOwn(context, id)], context.language)
  if (!intention) throw fail('IntentionNotFound')
  return intention
}

export { findOrderCard } from './read'
export { personalDataOfIntentions } from './personal-data.queries'

/** What a step has left of it. */
const after =
  <Input extends { id: number }>(step: (context: Context<Input>) => Promise<void>) =>
  async (context: Context<Input>): Promise<Intention> => {
    await step(context)
    return presentOwn(context, context.input.id)
  }

export const intentions: Route[] = [
  serve(contract.addIntention, async (context) => presentOwn(context, await addIntention(context))),
  serve(contract.listOwnIntentions, async (context) => {
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listByBuyer(context.db, id, context.input)
    return toPage(await describe(context.db, rows, context.language), total, context.input)
  }),
  serve(contract.listReceivedIntentions, async (context) => {
    const { exhibitorId } = await getViewerAccount(context)
    const { rows, total } = await listByExhibitor(context.db, exhibitorId ?? 0, context.input)
    return toPage(await describe(context.db, rows, context.language), total, context.input)
  }),
  serve(contract.getIntention, (context) => presentOwn(context, context.input.id)),
  serve(
    contract.answerIntention,
    after((context) => answer(context, 'exhibitor')),
  ),
  serve(contract.counterIntention, after(counter)),
  serve(
    contract.answerCounter,
    after((context) => answer(context, 'buyer')),
  ),
  serve(contract.cancelIntention, after(cancel)),
]
