import * as contract from '#contract/operations/overview/endpoints.ts'
import { type CardName, cardsOf } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { type BoothReader, cardReaders } from './cards'

/** The overview of the personal centre. */
export function overview(booth: BoothReader): Route[] {
  const readers = cardReaders(booth)
  return [
    serve(contract.getOverview, async (context) => {
      const account = await getViewerAccount(context)
      const reading = { ...context, account }
      const requested = cardsOf(account).filter((name) => context.input.cards?.includes(name) ?? true)
      const cards: OverviewCards = {}
      const failed: CardName[] = []
      // One after the other: an overview takes one connection, however many cards it has.
      for (const name of requested) {
        try {
          Object.assign(cards, { [name]: await readers[name](reading) })
        } catch (error) {
          failed.push(name)
          context.logFailure(error, `the card ${name} of an overview cannot be read`)
        }
      }
      return { cards, failed }
    }),
  ]
}
