import { asc, eq } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { addContent, getContent, saveContent } from '#contract/fair/content/endpoints.ts'
import { readConfig } from '#server/config.ts'
import { contentChanges } from '#server/modules/fair/content/content.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { projectRoot } from '#server/platform/project.ts'

const EDITORS = 10
const SAVES = 20
/** Acknowledged saves after which the server is killed. */
const KILL_AFTER = 40

interface Ready {
  address: string
  tokens: [string]
}

/** A server of its own process on this folder. */
async function startProgram(dataDir: string) {
  const env = { ...process.env, RATE_LIMIT: '0', DEMO: '1', DATA_DIR: dataDir }
  const args = ['--import', 'tsx', 'tests/programs/editing.ts']
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: Ready = JSON.parse(line)
    const [token] = ready.tokens
    const ask = async (path: string, input: object, method?: 'GET') => {
      const headers = { 'content-type': 'application/json', token }
      const address = `${ready.address}/api${path}`
      const response = await (method === 'GET'
        ? fetch(`${address}?${new URLSearchParams(Object.entries(input))}`, { headers })
        : fetch(address, { method: 'POST', headers, body: JSON.stringify(input) }))
      const answer: { code: number; data: { id: number; revision: number; document: unknown } } = await response.json()
      if (answer.code !== 0) throw new Error(`refused with ${answer.code}`)
      return answer.data
    }
    return { child, ask }
  }
  throw new Error('the program ended before it was ready')
}

const column = (zh: string) => ({ name: { zh, en: '' } })

it('kill -9 during 200 saves: what was acknowledged stands in the history once, and is the draft or before it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-edits-'))
  const first = await startProgram(dataDir)
  const killed = once(first.child, 'exit')
  const objects = await Promise.all(
    Array.from({ length: EDITORS }, (_, i) =>
      first.ask(addContent.path, { kind: 'newsColumn', key: `crash-column-${i}`, document: column(`栏 ${i}`) }),
    ),
  )
  const acknowledged: { itemId: number; revision: number; name: string }[] = []
  await Promise.allSettled(
    objects.map(async ({ id, revision: begun }) => {
      for (let save = 0; save < SAVES; save += 1) {
        const [revision, name] = [begun + save, `${id} 第 ${save} 稿`]
        const answer = await first.ask(saveContent.path, { kind: 'newsColumn', id, revision, document: column(name) })
        acknowledged.push({ itemId: id, revision: answer.revision, name })
        // In the midst of them.
        if (acknowledged.length === KILL_AFTER) first.child.kill('SIGKILL')
      }
    }),
  )
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.length).toBeLessThan(EDITORS * SAVES)

  const second = await startProgram(dataDir)
  const drafts = await Promise.all(
    objects.map(({ id }) => second.ask(getContent.path, { kind: 'newsColumn', id }, 'GET')),
  )
  const ended = once(second.child, 'exit')
  second.child.kill('SIGKILL')
  await ended
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  const lines = await database.db
    .select()
    .from(contentChanges)
    .where(eq(contentChanges.kind, 'newsColumn'))
    .orderBy(asc(contentChanges.revision))
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })

  const lineOf = ({ itemId, document }: (typeof lines)[number]) => `${itemId} ${JSON.stringify(document)}`
  const written = lines.map(lineOf)
  expect(new Set(written).size).toBe(written.length)
  for (const { itemId, revision, name } of acknowledged) {
    const standing = lines.filter((line) => line.itemId === itemId && line.revision === revision)
    expect(standing.map(({ document }) => document)).toEqual([column(name)])
  }
  for (const { id, revision, document } of drafts) {
    const own = lines.filter(({ itemId }) => itemId === id)
    expect(own.map((line) => line.revision)).toEqual(own.map((_, place) => place + 1))
    expect([own.at(-1)?.revision, own.at(-1)?.document]).toEqual([revision, document])
  }
}, 240_000)
