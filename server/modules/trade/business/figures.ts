import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getBusiness } from '#contract/trade/business/endpoints.ts'
import type { Business, BusinessAmount } from '#contract/trade/business/schemas.ts'
import { currencies } from '#contract/trade/demands/rules.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listAmounts } from './amounts.queries'
import { countByDay, countDemands, countIntentions, countOffers, countTalks } from './figures.queries'

const DAY_MS = 86_400_000

/** The amounts of one name and currency together, the largest part of the fair first. */
function sumBy(rows: readonly BusinessAmount[]): BusinessAmount[] {
  const sums = new Map<string, BusinessAmount>()
  for (const row of rows) {
    const key = `${row.currency} ${row.name}`
    const sum = sums.get(key) ?? { ...row, amount: 0, talks: 0 }
    sums.set(key, { ...sum, amount: sum.amount + row.amount, talks: sum.talks + row.talks })
  }
  const placeOf = ({ currency }: BusinessAmount) => currencies.indexOf(currency)
  return [...sums.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || b.amount - a.amount)
}

/** Trade in some days, which are those of GMT+8. */
export async function readBusiness({
  db,
  input,
  language,
}: Context<ParsedInputOf<typeof getBusiness>>): Promise<Business> {
  const last = chinaDayBounds(input.until ?? chinaDay(new Date()))
  const from = new Date(last.from.getTime() - (input.days - 1) * DAY_MS)
  const span = { from, until: last.until }
  const ofDay = await countByDay(db, span)
  const amounts = (await listAmounts(db, span)).flatMap(({ currency, hall, country, ...row }) => {
    const known = currencies.find((one) => one === currency)
    return known
      ? [{ ...row, currency: known, hall: hall ? pick(hall, language) : '', country: pick(country, language) }]
      : []
  })
  return {
    from: chinaDay(from),
    until: chinaDay(last.from),
    totals: {
      ...(await countDemands(db, span)),
      ...(await countOffers(db, span)),
      ...(await countIntentions(db, span)),
      ...(await countTalks(db, span)),
    },
    days: Array.from({ length: input.days }, (_, place) => {
      const day = chinaDay(new Date(from.getTime() + place * DAY_MS))
      const [shown, offered] = [ofDay('demands', day), ofDay('offers', day)]
      return { day, demands: shown, offers: offered, intentions: ofDay('intentions', day), talks: ofDay('talks', day) }
    }),
    amounts: sumBy(amounts.map(({ currency, amount, talks }) => ({ name: '', currency, amount, talks }))),
    halls: sumBy(amounts.map(({ hall: name, currency, amount, talks }) => ({ name, currency, amount, talks }))),
    countries: sumBy(amounts.map(({ country: name, currency, amount, talks }) => ({ name, currency, amount, talks }))),
  }
}
