import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/setup/start-server.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import pg from 'pg'
import { checkClock } from './clock'
import { checkExtension, checkMigrations, checkVersion } from './database'
import { checkMail } from './mail'
import { checkPublicUrl, checkProxies } from './public-url'
import { checkRedis } from './redis'
import { describeFindings, hasFailed } from './report'
import { checkSms } from './sms'
import { checkStorage } from './storage'

describe('of the database', () => {
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await openTestDatabase('empty')
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.close()
  })

  it('version, extension and migrations are found', async () => {
    expect(await checkVersion(client)).toMatchObject({ state: 'ok' })
    expect(await checkExtension(client)).toMatchObject({ state: 'ok', detail: expect.stringContaining('version') })
    expect(await checkMigrations(client, 'off')).toMatchObject({ state: 'ok', detail: 'all applied' })
  })

  it('pending migrations fail where the start does not apply them', async () => {
    await client.query('delete from drizzle.__drizzle_migrations where id > 1')
    expect(await checkMigrations(client, 'auto')).toMatchObject({ state: 'ok' })
    expect(await checkMigrations(client, 'off')).toMatchObject({ state: 'failed', fix: 'Run npm run migrate.' })
  })

  it('a clock that is off by more than two seconds fails', async () => {
    expect(await checkClock(client)).toMatchObject({ state: 'ok' })
    expect(await checkClock(client, () => Date.now() + 60_000)).toMatchObject({ state: 'failed' })
  })
})

describe('of the storage', () => {
  const kept = new Map<string, Buffer>()
  const storage: StoragePort = {
    put: async (key, bytes) => void kept.set(key, Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0)),
    open: async (key) => Readable.from([kept.get(key) ?? Buffer.alloc(0)]),
    remove: async (key) => void kept.delete(key),
  }

  it('a file is written, read and deleted', async () => {
    expect(await checkStorage(storage, 'files')).toMatchObject({ state: 'ok' })
    expect(kept.size).toBe(0)
  })

  it('the step that fails is named', async () => {
    const full = { ...storage, put: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })) }
    expect(await checkStorage(full, 'files')).toMatchObject({ detail: 'files: write failed (ENOSPC)' })
    const empty = { ...storage, open: async () => Readable.from([Buffer.from('other')]) }
    expect(await checkStorage(empty, 'files')).toMatchObject({ detail: expect.stringContaining('read failed') })
  })
})

describe('of services', () => {
  it('those that are not there fail and show no password', async () => {
    const findings = [
      await checkRedis('redis://:s3cret@127.0.0.1:1'),
      await checkMail({ url: 'smtp://fair:s3cret@127.0.0.1:1' }),
    ]
    expect(findings.map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(JSON.stringify(findings)).not.toContain('s3cret')
  })

  it('those without settings are skipped, but a public fair needs SMS', () => {
    const sms = { id: '', key: '', app: '', sign: '', templates: new Map([['code-login', '1']]) }
    expect(checkSms({ sms: undefined, publicUrl: undefined })).toMatchObject({ state: 'skipped' })
    expect(checkSms({ sms: undefined, publicUrl: 'https://fair.example' })).toMatchObject({ state: 'failed' })
    expect(checkSms({ sms, publicUrl: undefined })).toMatchObject({ detail: 'no template for code-register' })
  })
})

describe('of the public address', () => {
  it.each([
    ['no proxy', { network: '203.0.113.9', forwarded: 1 }, 0, 'ok', undefined],
    ['one that is trusted', { network: '203.0.113.9', forwarded: 2 }, 1, 'ok', undefined],
    ['one that is not', { network: '127.0.0.1', forwarded: 2 }, 0, 'failed', 'Set TRUST_PROXY to 1.'],
    ['two of which one is trusted', { network: '10.0.0.2', forwarded: 3 }, 1, 'failed', 'Set TRUST_PROXY to 2.'],
    ['one too many', { network: '198.51.100.7', forwarded: 2 }, 2, 'failed', expect.stringContaining('to 1')],
  ])('behind %s', (_, seen, trusted, state, fix) => {
    const found = checkProxies(seen, trusted)
    expect({ state: found.state, fix: found.fix }).toEqual({ state, fix })
  })

  async function serving(answer: RequestListener): Promise<{ publicUrl: string; trustProxy: number }> {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    return { publicUrl: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`, trustProxy: 0 }
  }

  it('another server and one that is not there are not taken for ours', async () => {
    const other = await serving((_, response) => response.end('hello'))
    expect(await checkPublicUrl(other)).toMatchObject([
      { state: 'failed', detail: expect.stringContaining('not from') },
    ])
    const nobody = await checkPublicUrl({ publicUrl: 'http://127.0.0.1:1', trustProxy: 0 })
    expect(nobody).toMatchObject([{ state: 'failed', fix: expect.stringContaining('Start the server') }])
  })

  it('a proxy that lets no WebSocket through fails', async () => {
    const data = { network: '127.0.0.1', forwarded: 1 }
    const own = await serving((_, response) => response.end(JSON.stringify({ data })))
    expect(await checkPublicUrl(own)).toMatchObject([
      { name: 'PUBLIC_URL', state: 'ok' },
      { name: 'TRUST_PROXY', state: 'ok' },
      { name: 'WebSocket', state: 'failed', detail: expect.stringContaining('instead of 101') },
    ])
  })
})

it('a report has a line for each finding, and what to do below one that failed', () => {
  const findings = [
    { name: 'a', state: 'ok' as const, detail: 'fine' },
    { name: 'b', state: 'failed' as const, detail: 'broken', fix: 'Mend it.' },
    { name: 'c', state: 'skipped' as const, detail: 'none' },
  ]
  expect(describeFindings(findings)).toBe('✓ a: fine\n✗ b: broken\n    Mend it.\n– c: none')
  expect(hasFailed(findings)).toBe(true)
})
