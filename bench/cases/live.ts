import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBroadcast, sendSegment } from '#contract/live/broadcast/endpoints.ts'
import { cutFilm, later, renditions } from '#tests/setup/live/film.ts'
import { builtProgram } from '../lib/built-program'
import { cpuOf } from '../lib/cpu'
import { runLoad } from '../lib/load'
import { median, percentile } from '../lib/numbers'
import { fairFolder, freshFolder, type Program, startProgram } from '../lib/programs'
import { sized } from '../lib/smoke'
import type { Row } from '../lib/table'

const SEGMENTS = sized(200, 10)
const VIEWERS = sized(1_000, 20)
const SECONDS = sized(15, 2)
const ROUNDS = sized(3, 1)
/** The last segments, which the live list names. */
const WATCHED = 8
/** bytes of a segment of 800 kbit/s */
const SEGMENT_BYTES = 100_000

interface Viewed {
  answers: number
  wrong: number
  /** Failed requests by status or code of the error. */
  reasons: Record<string, number>
}

interface Sender {
  origin: string
  broadcastId: string
  key: string
}

async function open(origin: string, tokens: string): Promise<Sender> {
  const { token, liveId }: { token: string; liveId: number } = JSON.parse(readFileSync(tokens, 'utf8'))
  const [standard] = renditions
  const body = JSON.stringify({ liveId, renditions: [{ ...standard, bitrate: 800_000 }], audioCodec: 'mp4a.40.2' })
  const headers = { 'content-type': 'application/json', token }
  const answer = await fetch(`${origin}/api${openBroadcast.path}`, { method: 'POST', headers, body })
  const { data }: { data: { broadcastId: string; key: string } } = await answer.json()
  return { origin, ...data }
}

async function post({ origin, ...sender }: Sender, kind: string, number: number, bytes: Uint8Array): Promise<number> {
  const form = new FormData()
  const fields = { ...sender, kind, rendition: 'standard', init: 0, number }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(bytes)]), 'segment')
  const began = performance.now()
  const answer = await fetch(`${origin}/api${sendSegment.path}`, { method: 'POST', body: form })
  const { code }: { code: number } = await answer.json()
  if (code !== 0) throw new Error(`a segment was refused with ${code}`)
  return performance.now() - began
}

/** The film again and again, each segment with so much media data as a real one has. */
function segmentOf(segments: readonly Buffer[], number: number): Buffer {
  const moved = later(segments[number % segments.length] ?? Buffer.alloc(0), Math.floor(number / segments.length) * 4)
  const filled = Buffer.concat([moved, Buffer.alloc(SEGMENT_BYTES - moved.length)])
  const mdat = filled.indexOf('mdat') - 4
  filled.writeUInt32BE(filled.length - mdat, mdat)
  return filled
}

/** s of processor for one round of viewers. Throws where a request failed. */
async function cpuUnder(program: Program, environment: Record<string, string>): Promise<number> {
  const before = cpuOf(program.pid)
  const load = { ...environment, ORIGIN: program.origin, VIEWERS: String(VIEWERS), SECONDS: String(SECONDS) }
  const { answers, wrong, reasons } = await runLoad<Viewed>('load-stream', load)
  if (wrong > 0 || answers === 0) throw new Error(`${wrong} failed beside ${answers}: ${JSON.stringify(reasons)}`)
  return cpuOf(program.pid) - before
}

/** What a session costs that is sent from a browser: for its host, and for its viewers against a server of files. */
export async function benchLive(): Promise<Row[]> {
  const folder = await fairFolder()
  const tokens = join(folder, 'stream.json')
  const fair = await startProgram([builtProgram('serve-stream')], {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    TOKENS: tokens,
  })
  const sender = await open(fair.origin, tokens)
  const film = cutFilm('standard')
  await post(sender, 'init', 0, film.init)
  const cpuBefore = cpuOf(fair.pid)
  const times: number[] = []
  for (let n = 0; n < SEGMENTS; n += 1) times.push(await post(sender, 'media', n, segmentOf(film.segments, n)))
  const cpuMs = ((cpuOf(fair.pid) - cpuBefore) * 1_000) / SEGMENTS

  const address = `/media/broadcast/${sender.broadcastId}`
  const list = await (await fetch(`${fair.origin}${address}/standard.m3u8`)).text()
  const names = list.split('\n').filter((line) => line.endsWith('.m4s'))
  if (names.length !== WATCHED) throw new Error(`the list names ${names.length} segments`)
  const files = freshFolder()
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'standard.m3u8'), list)
  for (const name of names) {
    const bytes = await (await fetch(`${fair.origin}${address}/${name}`)).arrayBuffer()
    writeFileSync(join(files, name), new Uint8Array(bytes))
  }
  const bare = await startProgram(['bench/programs/serve-static.mjs'], { FOLDER: files })
  const environment = {
    LIST: `${address}/standard.m3u8`,
    SEGMENTS: names.map((name) => `${address}/${name}`).join(','),
  }
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await cpuUnder(fair, environment))
    theirs.push(await cpuUnder(bare, environment))
  }
  const [used, least] = [median(ours), median(theirs)]
  return [
    {
      what: `${VIEWERS} viewers of one stream, a list and a segment of ${SEGMENT_BYTES / 1_000} KB a second: processor against a server of files`,
      measured: `${used.toFixed(1)} s / ${least.toFixed(1)} s in ${SECONDS} s`,
      value: used / least,
      limit: 1.3,
      better: 'less',
    },
    {
      what: 'a segment from its host, p99 in ms',
      measured: `median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, processor ${cpuMs.toFixed(1)} ms`,
      value: percentile(times, 0.99),
      // It plays a second: a sender that takes longer falls behind.
      limit: 1_000,
      better: 'less',
    },
  ]
}
