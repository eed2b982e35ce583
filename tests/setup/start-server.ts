import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { addressed, type AnyEndpoint, type InputOf, type OutputOf } from '../../contract/endpoint'
import type { Language } from '../../contract/shapes'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/config'
import { type Database, embeddedDatabase, postgresDatabase } from '../../server/platform/db/database'
import { openProviders } from '../../server/providers/open-providers'
import type { Providers } from '../../server/providers/providers'
import { seedWhenEmpty } from '../../server/seed/seed'
import { templateFolder } from './database-template'

export type Filled = 'empty' | 'demo'

/** A database of this test's own: a copy of a template, or a fresh one on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(filled: Filled): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server && templateFolder() === '') {
    const made = await embeddedDatabase(await PGlite.create())
    if (filled === 'demo') await seedWhenEmpty(made)
    return made
  }
  if (!server) {
    const tar = new Blob([readFileSync(join(templateFolder(), `${filled}.tar`))])
    return embeddedDatabase(await PGlite.create({ loadDataDir: tar }))
  }
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = await postgresDatabase(address.href)
  if (filled === 'demo') await seedWhenEmpty(database)
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}

interface Answered<Data> {
  status: number
  code: number
  msg: string
  data: Data
}

export interface TestServer {
  app: FastifyInstance
  database: Database
  providers: Providers
  /** Calls as a browser would and gives the whole answer. */
  ask<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: { language?: Language; headers?: Record<string, string> },
  ): Promise<Answered<OutputOf<E>>>
}

function requestOf(endpoint: AnyEndpoint, input: unknown) {
  const { path, rest } = addressed(endpoint.path, input)
  const url = endpoint.base + path
  if (endpoint.body === 'json') return { method: endpoint.method, url, payload: JSON.stringify(rest) }
  const query = new URLSearchParams(Object.entries(Object(rest)).map(([key, value]) => [key, String(value)]))
  if (endpoint.body === 'form') return { method: endpoint.method, url, payload: query.toString() }
  return { method: endpoint.method, url: `${url}?${query.toString()}` }
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  query: undefined,
  // Sent with its boundary by the test itself.
  multipart: undefined,
}

/** The whole server on a database of its own, which `close` ends. */
export async function startTestServer(
  filled: Filled,
  environment: Record<string, string> = {},
): Promise<TestServer & { close: () => Promise<void> }> {
  const database = await openTestDatabase(filled)
  const dataDir = await mkdtemp(join(tmpdir(), 'yunzhan-test-'))
  const config = readConfig({ RATE_LIMIT: '0', DATA_DIR: dataDir, ...environment })
  const providers = openProviders(config)
  const app = await buildApp({ config, database, providers, log: pino({ level: 'silent' }) })
  return {
    app,
    database,
    providers,
    async ask(endpoint, input, { language = 'zh-CN', headers = {} } = {}) {
      const type = contentTypes[endpoint.body]
      const response = await app.inject({
        ...requestOf(endpoint, input),
        headers: { language, ...(type ? { 'content-type': type } : {}), ...headers },
      })
      return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: never }>() }
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
