import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase } from '#server/platform/db/database.ts'
import { openEmbedded } from '#server/platform/embedded/embedded.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'

export type Filled = 'empty' | 'demo'

const MEMORY = '/dev/shm'
/** bytes that the databases of a run take at most, and as much again */
const ROOM = 4 * 1024 ** 3

/** In memory where there is room and leave to write: what is thrown away need not wait for a disk. */
function temporaryFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A PostgreSQL on which test databases are made: the one that TEST_DATABASE_URL names, or one that is thrown away. */
async function openTestServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, close: () => Promise.resolve() }
  const folder = mkdtempSync(join(temporaryFolder(), 'yunzhan-test-'))
  const embedded = await openEmbedded(folder, { thrownAway: true })
  return {
    url: embedded.url,
    async close() {
      await embedded.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same server's database of another name. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function makeTemplate(url: string, name: string, isDemo: boolean): Promise<void> {
  await runAsAdmin(url, `create database ${name}`)
  const database = await connectDatabase(addressOf(url, name))
  if (isDemo) await seedWhenEmpty(database)
  await database.close()
}

/** Two runs at once on one server do not meet. */
const templateName = (filled: Filled) => `template_${filled}_${process.pid}`

/** Where test databases are made and from what: made by `makeTemplates`, read by its test files. */
export interface Templates {
  url: string
  empty: string
  demo: string
}

/** Opens a server with an empty migrated database and one with the demo fair; test databases are copies of them. */
export async function openTemplates(): Promise<Templates & { close: () => Promise<void> }> {
  const { url, close } = await openTestServer()
  const [empty, demo] = [templateName('empty'), templateName('demo')]
  await makeTemplate(url, empty, false)
  await makeTemplate(url, demo, true)
  return {
    url,
    empty,
    demo,
    async close() {
      for (const name of [empty, demo]) await runAsAdmin(url, `drop database ${name} with (force)`)
      await close()
    },
  }
}

/** Once a run of the server's tests, also where some of them run apart. */
export default async function makeTemplates(): Promise<() => Promise<void>> {
  if (process.env['TEST_TEMPLATES']) return () => Promise.resolve()
  const { close, ...templates } = await openTemplates()
  process.env['TEST_TEMPLATES'] = JSON.stringify(templates)
  return close
}
