import { sql } from 'drizzle-orm'
import { chinaDay } from '#contract/core/china-time.ts'
import { readFairFigures } from '#server/modules/operations/figures/fair.ts'
import { rollUp } from '#server/modules/operations/figures/roll-up.ts'
import { median, percentile } from '../lib/numbers'
import type { Row } from '../lib/table'
import { countRaw } from '../numbers/count-raw'
import { addViews } from '../numbers/views'
import { openScratch } from '../numbers/scratch'
import { sized } from '../lib/smoke'

/** page views; `NUMBERS_VIEWS=100000` for a quick try */
const VIEWS = Number(process.env['NUMBERS_VIEWS'] ?? sized(10_000_000, 5_000))
const DAYS = 5
const ROUNDS = sized(300, 3)
const RAW_ROUNDS = sized(3, 1)

const HOUR_MS = 3_600_000

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The organizers' dashboard over the rolled-up views of a fair against counting its raw rows for the same day. */
export async function* benchNumbers(): AsyncGenerator<Row> {
  const database = await openScratch()
  const { db } = database
  await addViews(database, { views: VIEWS, days: DAYS })
  await db.execute(sql`analyze analytics_event`)
  const rolled = await timed(() => rollUp(database))
  for (const table of ['analytics_event', 'figure_count', 'figure_seen'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  const input = { day: chinaDay(new Date(Date.now() - 24 * HOUR_MS)) }
  const ask = () => readFairFigures({ db, input, language: 'zh-CN' })
  const { day } = await ask()
  const raw = await countRaw(db, day.day)
  yield {
    what: 'the dashboard counts what the raw rows do: views and different visitors of a day that differ',
    measured: `${day.views} views / ${raw.views}, ${day.visitors} visitors / ${raw.visitors}`,
    value: Math.abs(day.views - raw.views) + Math.abs(day.visitors - raw.visitors),
    limit: 0,
    better: 'less',
  }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(ask))
  const counts: number[] = []
  for (let round = 0; round < RAW_ROUNDS; round += 1) counts.push(await timed(() => countRaw(db, day.day)))
  const [slow, whole] = [percentile(times, 0.99), Math.min(...counts)]
  yield {
    what: `the organizers' dashboard at ${VIEWS.toLocaleString('en')} page views, p99, against counting the raw rows of its day`,
    measured: `${slow.toFixed(1)} ms (median ${median(times).toFixed(1)}) / ${Math.round(whole)} ms; rolled up in ${(rolled / 1_000).toFixed(0)} s`,
    value: slow / whole,
    limit: 0.02,
    better: 'less',
  }
}
