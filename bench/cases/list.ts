import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { runRate } from '../lib/load'
import { median } from '../lib/numbers'
import { freshFolder, startFair, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const ROUNDS = sized(3, 1)
const path = `/api${listExhibits.path}`
const body = JSON.stringify({ page: 1, limit: 20 })

const rateOf = (origin: string): Promise<number> => runRate('load', { URL: origin + path, BODY: body })

/** The cached exhibits list under 50 connections against a bare server that sends the same bytes, and the memory after it. */
export async function benchList(): Promise<Row[]> {
  const fair = await startFair()
  const answer = await fetch(fair.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'zh-CN', 'accept-encoding': 'identity' },
    body,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const file = join(freshFolder(), 'body.json')
  writeFileSync(file, bytes)
  const bare = await startProgram(['bench/programs/bare.mjs'], { BODY_FILE: file })
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rateOf(fair.origin))
    theirs.push(await rateOf(bare.origin))
  }
  const memory = fair.memory()
  const [rate, most] = [median(ours), median(theirs)]
  return [
    {
      what: `POST exhibits/list, one body over and over (${bytes.length} bytes from memory), 50 connections, against bare node:http`,
      measured: `${Math.round(rate)}/s / ${Math.round(most)}/s`,
      value: rate / most,
      limit: 0.6,
      better: 'more',
    },
    {
      what: 'server memory after the load, MB',
      measured: `${Math.round(memory)} MB`,
      value: memory,
      limit: 700,
      better: 'less',
    },
  ]
}
