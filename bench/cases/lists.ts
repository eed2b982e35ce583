import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { listLives } from '#contract/live/live/endpoints.ts'
import { listNews } from '#contract/fair/news/endpoints.ts'
import { builtProgram } from '../lib/built-program'
import { openLargeFair } from '../lib/large-fair'
import { linesFile, runLoad } from '../lib/load'
import { median } from '../lib/numbers'
import { startProgram, startServer } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const ROUNDS = sized(3, 1)
const EACH = sized(10_000, 400)
const SIZE = { exhibitors: EACH, exhibits: EACH, lives: EACH, news: EACH }
/** rows a page, about 25: all pages of each make enough bodies that differ */
const LIMITS = { from: 8, to: 64 }
/** long enough for a rate, short enough that no body is sent twice */
const SECONDS = 1.5

const LISTS_MAX = sized(Number.POSITIVE_INFINITY, 1)

interface List {
  name: string
  endpoint: AnyEndpoint
  sorts: string[]
}

const lists: List[] = [
  { name: 'exhibits', endpoint: listExhibits, sorts: ['recommended', 'newest', 'popular'] },
  { name: 'exhibitors', endpoint: listExhibitors, sorts: ['recommended', 'exhibits'] },
  { name: 'lives', endpoint: listLives, sorts: [] },
  { name: 'news', endpoint: listNews, sorts: [] },
]

/** Bodies that differ each, by page, number of rows and order. */
function bodiesOf({ sorts }: List): string {
  const bodies: string[] = []
  for (let limit = LIMITS.from; limit <= LIMITS.to; limit += 1) {
    for (let page = 1; page <= EACH / limit; page += 1) {
      for (const sort of sorts.length > 0 ? sorts : [undefined]) bodies.push(JSON.stringify({ page, limit, sort }))
    }
  }
  return linesFile(bodies)
}

interface Loaded {
  rate: number
  p99: number
  sent: number
}

async function load(url: string, bodies: string, from: number): Promise<Loaded> {
  const environment = { URL: url, BODIES: bodies, FROM: String(from), SECONDS: String(SECONDS) }
  const loaded = await runLoad<Loaded & { wrong: number }>('load-bodies', environment)
  if (loaded.wrong > 0) throw new Error(`${loaded.wrong} answers of ${url} were not a success`)
  return loaded
}

/** Lists that were not requested before: each body is different, 50 connections, against a bare route with one statement. */
export async function* benchLists(): AsyncGenerator<Row> {
  const { url } = await openLargeFair(SIZE)
  const environment = { DATABASE_URL: url, RATE_LIMIT: '0' }
  const fair = await startServer(environment)
  const bare = await startProgram([builtProgram('bare-lists')], environment)
  for (const list of lists.slice(0, LISTS_MAX)) {
    const bodies = bodiesOf(list)
    const [ours, theirs]: number[][] = [[], []]
    let from = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const loaded = await load(`${fair.origin}/api${list.endpoint.path}`, bodies, from)
      from = loaded.sent
      ours?.push(loaded.rate)
      theirs?.push((await load(`${bare.origin}/${list.name}`, bodies, 0)).rate)
    }
    const [rate, most] = [median(ours ?? []), median(theirs ?? [])]
    yield {
      what: `POST ${list.name}, every body another, 50 connections, against a bare route with one prepared statement`,
      measured: `${Math.round(rate)}/s / ${Math.round(most)}/s`,
      value: rate / most,
      limit: 0.5,
      better: 'more',
    }
  }
}
