import pLimit from 'p-limit'
import * as contract from '#contract/operations/overview/endpoints.ts'
import { type CardName, cardsOf } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { type BoothReader, cardReaders } from './cards'
import { searchOwn } from './search-own'

/** cards of one overview that are read at a time */
const CARDS_AT_ONCE = 3

/** The overview of the personal center. */
export function overview(booth: BoothReader): Route[] {
  const readers = cardReaders(booth)
  return [
    serve(contract.getOverview, async (context) => {
      const account = await getViewerAccount(context)
      const reading = { ...context, account }
      const requested = cardsOf(account).filter((name) => context.input.cards?.includes(name) ?? true)
      const cards: OverviewCards = {}
      const failed: CardName[] = []
      // A few at a time: an overview is quick, and takes no more than its share of the connections.
      const atOnce = pLimit(CARDS_AT_ONCE)
      const readCard = async (name: CardName) => {
        try {
          Object.assign(cards, { [name]: await readers[name](reading) })
        } catch (error) {
          failed.push(name)
          context.logFailure(error, `the card ${name} of an overview cannot be read`)
        }
      }
      await Promise.all(requested.map((name) => atOnce(readCard, name)))
      return { cards, failed }
    }),
    serve(contract.searchOwn, async (context) =>
      searchOwn({ ...context, account: await getViewerAccount(context) }, context.input.keyWord),
    ),
  ]
}
