import { and, eq, inArray, like } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import * as contract from '#contract/operations/imports/endpoints.ts'
import type { ImportState } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { formOf } from '#tests/setup/upload-server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { readConfig } from '#server/config.ts'
import { contentChanges, contentItems } from '#server/modules/fair/content/content.schema.ts'
import { importKeys, importRows } from '#server/modules/operations/imports/imports.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { projectRoot } from '#server/platform/project.ts'

const ROWS = 3_000
const KEY = 'crash-'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

interface Program {
  child: ChildProcess
  ask: (path: string, input: object | FormData) => Promise<ImportDetail>
}

/** A server of its own process on this folder, which does what servers do by their clock. */
async function startProgram(dataDir: string): Promise<Program> {
  const env = {
    ...process.env,
    RATE_LIMIT: '0',
    DEMO: '1',
    DATA_DIR: dataDir,
    JOBS: '1',
    PORT: String(await freePort()),
  }
  const args = ['--import', 'tsx', 'tests/programs/editing.ts']
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const { address, tokens }: { address: string; tokens: [string] } = JSON.parse(line)
    const ask: Program['ask'] = async (path, input) => {
      const isForm = input instanceof FormData
      const response = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { token: tokens[0], ...(isForm ? {} : { 'content-type': 'application/json' }) },
        body: isForm ? input : JSON.stringify(input),
      })
      const answer: { code: number; data: ImportDetail } = await response.json()
      if (answer.code !== 0) throw new Error(`${path} is refused with ${answer.code}`)
      return answer.data
    }
    return { child, ask }
  }
  throw new Error('the program ended before it was ready')
}

async function kill({ child }: Program): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Waits until the import is at this. */
const reaches = (
  { ask }: Program,
  id: number,
  state: ImportState,
  isThere: (of: ImportDetail) => boolean = () => true,
) =>
  waitFor(async () => {
    const of = await ask(contract.getImport.path, { id })
    expect(of.state).toBe(state)
    expect(isThere(of)).toBe(true)
    return of
  })

it('kill -9 while an import is checked, applied and taken back: it goes on, and nothing is written twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-imports-'))
  let program = await startProgram(dataDir)
  const again = async () => {
    await kill(program)
    program = await startProgram(dataDir)
  }
  const lines = Array.from({ length: ROWS }, (_, i) => `${KEY}${i},展商 ${i}`)
  const bytes = Buffer.from(`key,company.zh\n${lines.join('\n')}\n`)
  const rows = { name: 'crash.csv', size: bytes.length }
  const { id } = await program.ask(contract.startImport.path, {
    key: 'crash-import',
    kind: 'exhibitor',
    rows,
    pictures: null,
  })
  await program.ask(
    contract.sendImportChunk.path,
    formOf({ id: String(id), file: 'rows', offset: '0' }, 'piece', bytes),
  )
  const { version } = await reaches(program, id, 'mapping')
  await program.ask(contract.checkImport.path, { id, version, mapping: ['key', 'company.zh'], publish: true })
  // Nothing is read of it yet, or a part.
  await again()
  const checked = await reaches(program, id, 'checked')
  expect(checked.counts).toMatchObject({ total: ROWS, new: ROWS })
  await program.ask(contract.applyImport.path, { id, version: checked.version })
  const some = await reaches(program, id, 'applying', ({ counts }) => counts.done > 0)
  expect(some.counts.done).toBeLessThan(ROWS)
  await again()
  const applied = await reaches(program, id, 'applied')
  expect(applied.counts).toMatchObject({ written: ROWS, done: ROWS })
  await kill(program)

  const inspect = async () => {
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
    const { db } = database
    const keys = await db
      .select()
      .from(importKeys)
      .where(like(importKeys.key, `${KEY}%`))
    const written = await db.select().from(importRows).where(eq(importRows.importId, id))
    const ids = written.flatMap(({ objectId }) => objectId ?? [])
    const isOne = and(eq(contentItems.kind, 'exhibitor'), inArray(contentItems.id, ids))
    const items = await db
      .select({ id: contentItems.id, deletedAt: contentItems.deletedAt })
      .from(contentItems)
      .where(isOne)
    const history = await db
      .select({ id: contentChanges.itemId, revision: contentChanges.revision })
      .from(contentChanges)
      .where(and(eq(contentChanges.kind, 'exhibitor'), inArray(contentChanges.itemId, ids)))
    const called = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(eq(contentItems.kind, 'exhibitor'), like(contentItems.words, '展商 %')))
    await database.close()
    return { keys, items, history, called }
  }
  const after = await inspect()
  expect(new Set(after.keys.map(({ objectId }) => objectId)).size).toBe(ROWS)
  expect([after.items.length, after.called.length, after.history.length]).toEqual([ROWS, ROWS, ROWS])

  program = await startProgram(dataDir)
  await program.ask(contract.undoImport.path, { id, version: applied.version })
  await reaches(program, id, 'undoing', ({ counts }) => counts.undone > 0)
  await again()
  const undone = await reaches(program, id, 'undone')
  expect(undone.counts).toMatchObject({ undone: ROWS, kept: 0 })
  await kill(program)
  const end = await inspect()
  expect([end.keys.length, end.items.every(({ deletedAt }) => deletedAt !== null)]).toEqual([0, true])
  rmSync(dataDir, { recursive: true, force: true })
}, 400_000)
