import { eq } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import sharp from 'sharp'
import * as contract from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { zipOf } from '#tests/setup/file-bytes.ts'
import { afterCase } from '../lib/cleanup'
import { openLargeFair } from '../lib/large-fair'
import { type Program, startServer } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

/** What the spec names, and the part of both with which both ways are timed; `IMPORT_SHARE=1` takes all of them. */
const ROWS = sized(20_000, 500)
const PICTURE_BYTES = 2_000_000_000
const SHARE = Number(process.env['IMPORT_SHARE'] ?? sized(0.1, 0.002))
/** Pictures that differ; the archive holds each many times. */
const DISTINCT = 20
/** Between two looks at an import, and at the memory of its server. */
const LOOK_MS = 250
const MEMORY_MS = 50

const heads = ['key', 'name.zh', 'name.en', 'exhibitor', 'category', 'introduction.zh', 'material.zh', 'price']
const text = '以传统工艺手工制作，经选料、成形、修整、施釉与烧造诸道工序而成。'

const rowOf = (i: number): string =>
  `bench-${i},展品 ${i},Exhibit ${i},#1,#1,${text.repeat(4)},${text.slice(0, 20)},${100 + (i % 900)}`
const tableOf = (rows: number): Buffer =>
  Buffer.from([heads.join(','), ...Array.from({ length: rows }, (_, i) => rowOf(i))].join('\n'))

async function makePictures(): Promise<Buffer[]> {
  const made = []
  for (let i = 0; i < DISTINCT; i += 1) {
    const noise = { type: 'gaussian' as const, mean: 100 + i * 4, sigma: 26 }
    made.push(
      await sharp({ create: { width: 700, height: 875, channels: 3, background: 'grey', noise } })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
  }
  return made
}

/** The rows by COPY into a table of their own, and the pictures by sharp, two at a time, as the fair draws them. */
async function timePlain(url: string, table: Buffer, pictures: readonly Buffer[]): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create table plain_import (${heads.map((_, i) => `c${i} text`).join(', ')})`)
  const began = performance.now()
  await pipeline(Readable.from([table]), client.query(copyFrom('copy plain_import from stdin csv header')))
  const inTurn = pLimit(2)
  const draw = (bytes: Buffer) =>
    sharp(bytes).autoOrient().resize(4_096, 4_096, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 85 })
  await Promise.all(pictures.map((bytes) => inTurn(() => draw(bytes).toBuffer())))
  const took = performance.now() - began
  await client.query('drop table plain_import')
  await client.end()
  return took
}

interface Imported {
  /** ms of dry run and writing, without the upload. */
  took: number
  /** MB above what the server had before. */
  above: number
}

type Ask = (path: string, body: object | FormData) => Promise<ImportDetail>

async function upload(ask: Ask, table: Buffer, archive: Buffer | null): Promise<ImportDetail> {
  const pictures = archive && { name: 'pictures.zip', size: archive.length }
  const rows = { name: 'rows.csv', size: table.length }
  const { id } = await ask(contract.startImport.path, { key: newKey(), kind: 'exhibit', rows, pictures })
  for (const [file, bytes] of [['rows', table] as const, ['pictures', archive ?? Buffer.alloc(0)] as const]) {
    for (let at = 0; at < bytes.length; at += IMPORT_CHUNK_BYTES) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ id, file, offset: at })) form.append(name, String(value))
      form.append('file', new Blob([new Uint8Array(bytes.subarray(at, at + IMPORT_CHUNK_BYTES))]), file)
      await ask(contract.sendImportChunk.path, form)
    }
  }
  return ask(contract.getImport.path, { id })
}

async function timeImport(fair: Program, ask: Ask, table: Buffer, archive: Buffer | null): Promise<Imported> {
  const { id } = await upload(ask, table, archive)
  const reach = async (state: ImportDetail['state']) => {
    for (;;) {
      const of = await ask(contract.getImport.path, { id })
      if (of.state === state) return of
      if (of.state === 'failed') throw new Error(of.problem)
      await new Promise((done) => setTimeout(done, LOOK_MS))
    }
  }
  const idle = fair.memory()
  let peak = idle
  const watching = setInterval(() => (peak = Math.max(peak, fair.memory())), MEMORY_MS)
  // A server that has ended has no memory to look at.
  afterCase(async () => clearInterval(watching))
  const { version } = await reach('mapping')
  const began = performance.now()
  await ask(contract.checkImport.path, { id, version, mapping: heads, publish: true })
  const checked = await reach('checked')
  await ask(contract.applyImport.path, { id, version: checked.version })
  const { counts } = await reach('applied')
  clearInterval(watching)
  if (counts.written !== counts.total) throw new Error(`${counts.written} of ${counts.total} rows were written`)
  return { took: performance.now() - began, above: peak - idle }
}

/** Tables and pictures by the browser's import, against COPY and sharp on the same files, and the memory that it takes. */
export async function benchImport(): Promise<Row[]> {
  const { url, database } = await openLargeFair({ exhibitors: 0, exhibits: 0, lives: 0, news: 0 })
  const [organizer] = await database.db
    .select()
    .from(accounts)
    .where(eq(accounts.userType, userTypes.organizer))
    .limit(1)
  if (!organizer) throw new Error('the demo fair has an organizer')
  const token = newKey()
  await database.write((db) => addSession(db, token, organizer.id, 'password'))
  const fair = await startServer({ DATABASE_URL: url, RATE_LIMIT: '0' })
  const ask: Ask = async (path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${fair.origin}/api${path}`, {
      method: 'POST',
      headers: { token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const { code, msg, data }: { code: number; msg: string; data: ImportDetail } = await response.json()
    if (code !== 0) throw new Error(`${path} was refused: ${msg}`)
    return data
  }
  const made = await makePictures()
  const count = Math.round((PICTURE_BYTES * SHARE * DISTINCT) / made.reduce((sum, { length }) => sum + length, 0))
  const sent = Array.from({ length: count }, (_, i) => made[i % DISTINCT] ?? Buffer.alloc(0))
  const archive = zipOf(sent.map((data, i) => ({ name: `bench-${i}.jpg`, data, stored: true })))
  const megabytes = Math.round(archive.length / 1e6)
  const table = tableOf(ROWS * SHARE)
  const plain = await timePlain(url, table, sent)
  const both = await timeImport(fair, ask, table, archive)
  const large = tableOf(ROWS)
  const rows = await timeImport(fair, ask, Buffer.from(large.toString().replaceAll('bench-', 'large-')), null)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return [
    {
      what: `an import of ${ROWS * SHARE} rows and ${megabytes} MB of pictures (${SHARE} of 20,000 and 2 GB), dry run and writing, against COPY and sharp on the same files`,
      measured: `${seconds(both.took)} / ${seconds(plain)}; ${ROWS} rows alone ${seconds(rows.took)}`,
      value: both.took / plain,
      limit: 1.5,
      better: 'less',
    },
    {
      what: `memory of the server above idle while it imports ${ROWS} rows, or ${megabytes} MB of pictures, MB`,
      measured: `${Math.round(rows.above)} MB, ${Math.round(both.above)} MB`,
      value: Math.max(rows.above, both.above),
      limit: 250,
      better: 'less',
    },
  ]
}
