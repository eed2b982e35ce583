import { sql } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../db/open'
import { projectRoot } from '../project'
import { buildClusterPath } from './cluster'
import { openEmbedded } from './embedded'
import { isPostgresOn, readPidFile } from './pid-file'
import { EmbeddedUnavailable } from './unavailable'
import { waitFor } from '#tests/setup/wait-for.ts'

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Another process with a database on the folder, ready. */
async function startOwner(): Promise<ChildProcess> {
  const args = ['--import', 'tsx', 'tests/programs/embedded-owner.ts', folder]
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  return child
}

const postmaster = () => readPidFile(buildClusterPath(folder))?.pid ?? 0
const endPostmaster = () => process.kill(postmaster(), 'SIGKILL')

describe('the embedded database', () => {
  it('listens on a socket in its folder and on no port, flushes, and ends with its server', async () => {
    const embedded = await openEmbedded(folder)
    const [settings] = await query(
      embedded.url,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
         current_setting('unix_socket_directories') as sockets, inet_server_addr() as address`,
    )
    expect(settings).toEqual({ addresses: '', fsync: 'on', sockets: buildClusterPath(folder), address: null })
    const pid = postmaster()
    await embedded.close()
    expect(isPostgresOn(buildClusterPath(folder), pid)).toBe(false)
    expect(readPidFile(buildClusterPath(folder))).toBeUndefined()
  })

  it('is opened again with what was in it, also after a kill -9 of its server', async () => {
    const owner = await startOwner()
    const left = postmaster()
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(isPostgresOn(buildClusterPath(folder), left)).toBe(true)
    const embedded = await openEmbedded(folder)
    expect(await query(embedded.url, 'select note from kept')).toEqual([{ note: 'acknowledged' }])
    expect(isPostgresOn(buildClusterPath(folder), left)).toBe(false)
    await embedded.close()
  })

  it('keeps its socket when one with a removed folder ends', async () => {
    const owner = await startOwner()
    const left = postmaster()
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    rmSync(folder, { recursive: true })
    mkdirSync(folder, { mode: 0o700 })
    const embedded = await openEmbedded(folder)
    process.kill(left, 'SIGQUIT')
    await waitFor(() => expect(isPostgresOn(buildClusterPath(folder), left)).toBe(false))
    expect(await query(embedded.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await embedded.close()
  })

  it('is started again when it ends by itself', async () => {
    const warn = vi.fn<(message: string) => void>()
    const embedded = await openEmbedded(folder, { warn })
    await query(embedded.url, 'create table kept as select 1 as n')
    const first = postmaster()
    endPostmaster()
    await waitFor(async () => expect(await query(embedded.url, 'select n from kept')).toEqual([{ n: 1 }]))
    expect(postmaster()).not.toBe(first)
    expect(warn).toHaveBeenCalledOnce()
    await embedded.close()
    expect(isPostgresOn(buildClusterPath(folder), postmaster())).toBe(false)
  })

  it('that ends in the midst of a transaction fails it, and not the server', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
    const crashed = vi.fn<(error: Error) => void>()
    process.on('uncaughtException', crashed)
    const transaction = database.write(async (db) => {
      await db.execute(sql`select 1`)
      const gone = readPidFile(buildClusterPath(folder))
      endPostmaster()
      // Between two statements nobody waits for this connection: its end is an event of its own.
      await waitFor(() => expect(readPidFile(buildClusterPath(folder))?.pid).not.toBe(gone?.pid))
      await db.execute(sql`select 1`)
    })
    await expect(transaction).rejects.toBeInstanceOf(Error)
    await waitFor(() => database.write((db) => db.execute(sql`select 1`)))
    process.off('uncaughtException', crashed)
    expect(crashed).not.toHaveBeenCalled()
    await database.close()
  })

  it('does not take the number of another process for a database that was left', async () => {
    const embedded = await openEmbedded(folder)
    await embedded.close()
    const lines = [process.pid, buildClusterPath(folder), 0, 5432, buildClusterPath(folder), '', '', 'ready']
    writeFileSync(join(buildClusterPath(folder), 'postmaster.pid'), lines.join('\n'))
    const again = await openEmbedded(folder)
    expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await again.close()
  })

  it('is made again where a start was interrupted while making it', async () => {
    mkdirSync(join(folder, 'postgres.unfinished'))
    writeFileSync(join(folder, 'postgres.unfinished/PG_VERSION'), '18')
    const embedded = await openEmbedded(folder)
    expect(await query(embedded.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await embedded.close()
  })

  it.each(['pg', 'postgres-17'])(
    'refuses a folder with a database of another version (%s) and leaves it',
    async (name) => {
      mkdirSync(join(folder, name))
      writeFileSync(join(folder, name, 'PG_VERSION'), 'x')
      await expect(openEmbedded(folder)).rejects.toThrow(EmbeddedUnavailable)
      await expect(openEmbedded(folder)).rejects.toThrow(/was left as it is.*backup/)
      expect(readFileSync(join(folder, name, 'PG_VERSION'), 'utf8')).toBe('x')
      expect(existsSync(buildClusterPath(folder))).toBe(false)
    },
  )

  it('refuses a second server on one folder in words', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/programs/embedded-owner.ts', folder], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    children.push(child)
    let message = ''
    child.stderr.on('data', (text) => (message += String(text)))
    const [status]: unknown[] = await once(child, 'close')
    expect(status).toBe(1)
    expect(message).toBe(`The data folder ${folder} is in use by process ${process.pid}. Stop it first.\n`)
    await database.close()
  })
})
