import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { listLives } from '#contract/live/live/endpoints.ts'
import { builtProgram } from '../lib/built-program'
import { linesFile, runRate } from '../lib/load'
import { median } from '../lib/numbers'
import { fairFolder, serverEnvironment, serverFlags, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const ROUNDS = sized(3, 1)
const DETAILS = 360

/** 2,000 different reads of the demo fair: its lists in all their pages and orders, and every exhibit. */
function readsFile(): string {
  const pages = Array.from({ length: 18 }, (_, i) => i + 1)
  const post = (path: string, body: object) => `POST /api${path} ${JSON.stringify(body)}`
  const reads = Array.from({ length: DETAILS }, (_, i) => `GET /api${getExhibit.path}?id=${i + 1}`)
  for (let limit = 11; limit <= 30; limit += 1) {
    for (const page of pages) {
      for (const sort of ['recommended', 'newest', 'popular'])
        reads.push(post(listExhibits.path, { page, limit, sort }))
      if (page <= 4) reads.push(post(listExhibitors.path, { page, limit }), post(listLives.path, { page, limit }))
    }
  }
  return linesFile(reads)
}

/** Sessions that have not begun: they alone can be booked. */
async function bookable(origin: string): Promise<number[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ limit: 50, status: 0 })
  const answer = await fetch(`${origin}/api${listLives.path}`, { method: 'POST', headers, body })
  const { data }: { data: { list: { id: number }[] } } = await answer.json()
  return data.list.map(({ id }) => id)
}

/** A fair where things are written against the same fair where nothing is. */
export async function benchMixed(): Promise<Row[]> {
  const lines: string[] = []
  const fair = await startProgram(
    [...serverFlags, builtProgram('serve-mixed')],
    { ...serverEnvironment, DATA_DIR: await fairFolder(), RATE_LIMIT: '0' },
    (line) => lines.push(line),
  )
  return measure(fair.origin, lines)
}

async function measure(origin: string, lines: string[]): Promise<Row[]> {
  const { token }: { token: string } = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '{}')
  const LIVES = JSON.stringify(await bookable(origin))
  const environment = { ORIGIN: origin, READS: readsFile(), TOKEN: token, LIVES }
  const [still, written]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    still.push(await runRate('load-mixed', environment))
    written.push(await runRate('load-mixed', { ...environment, WRITES: '1' }))
  }
  const [most, rate] = [median(still), median(written)]
  return [
    {
      what: 'lists and details over 2,000 questions with 4 % bookings and messages and an edit of an exhibit each second, against the same without writes',
      measured: `${Math.round(rate)}/s / ${Math.round(most)}/s`,
      value: rate / most,
      limit: 0.5,
      better: 'more',
    },
  ]
}
