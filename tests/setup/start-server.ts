import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildPath, type AnyEndpoint, type InputOf, type OutputOf } from '#contract/core/endpoint.ts'
import { refusalsOf } from '#contract/core/refusals-of.ts'
import type { Language } from '#contract/core/language.ts'
import { buildApp } from '#server/app.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import type { Traces } from '#server/platform/traces/traces.ts'
import { openVault } from '#server/platform/vault/data-key.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { createTelemetry, type Telemetry } from '#server/telemetry/create-telemetry.ts'
import type { Providers } from '#server/providers/providers.ts'
import { apart } from './races/apart'
import { addressOf, type Filled, openTemplates, runAsAdmin, type Templates } from './database-template'
import { type Config, readConfig } from '#server/config.ts'

export type { Filled } from './database-template'

let made = 0

/** The templates of the run, or of this process where no run has made them. */
async function findTemplates(): Promise<Templates & { close?: () => Promise<void> }> {
  const given = process.env['TEST_TEMPLATES']
  if (given) return JSON.parse(given)
  return openTemplates()
}

export type TestDatabase = Database & { url: string }

/** A database of this test's own, as `filled` has it; `close` removes it. */
export async function openTestDatabase(filled: Filled): Promise<TestDatabase> {
  const { url, close = () => Promise.resolve(), ...templates } = await findTemplates()
  const name = `test_${process.pid}_${(made += 1)}`
  await runAsAdmin(url, `create database ${name} template ${templates[filled]}`)
  const kind = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded'
  const database = await connectDatabase(addressOf(url, name), { kind })
  return {
    ...database,
    url: addressOf(url, name),
    async close() {
      await database.close()
      await runAsAdmin(url, `drop database ${name} with (force)`)
      await close()
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
  config: Config
  database: TestDatabase
  providers: Providers
  telemetry: Telemetry
  vault: Vault
  /** Calls as a browser would and gives the whole answer. */
  ask<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: { language?: Language; headers?: Record<string, string> },
  ): Promise<Answered<OutputOf<E>>>
}

/** A refusal that the endpoint does not declare is a breach of the contract. */
export function assertDeclared(endpoint: AnyEndpoint, answer: { code: number; data: unknown }): void {
  if (answer.code === 0) return
  const { error } = Object(answer.data)
  if (refusalsOf(endpoint).some((name) => name === error)) return
  throw new Error(`${endpoint.path} refuses with ${error}, which it does not declare`)
}

function requestOf(endpoint: AnyEndpoint, input: unknown) {
  const { path, rest } = buildPath(endpoint.path, input)
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

type Closing = { close: () => Promise<void> }

/** The whole server on a database of its own, which `close` ends. */
export const startTestServer = async (
  filled: Filled,
  environment: Record<string, string> = {},
  log: FastifyBaseLogger = pino({ level: 'silent' }),
): Promise<TestServer & Closing> => startServerOn(await openTestDatabase(filled), environment, log)

/** A second server beside another one, on the same database and with its key. */
export async function startBeside(
  { database: { url }, config }: Pick<TestServer, 'database' | 'config'>,
  traces?: Traces,
): Promise<TestServer & Closing> {
  const key = (await readFile(join(config.dataDir, 'data-key'), 'utf8')).trim()
  const database = await connectDatabase(url, { onConnect: traces?.traceStatements })
  return startServerOn({ ...database, url }, { DATA_KEY: key }, pino({ level: 'silent' }), traces)
}

async function startServerOn(
  database: TestDatabase,
  environment: Record<string, string>,
  log: FastifyBaseLogger,
  traces?: Traces,
): Promise<TestServer & Closing> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yunzhan-test-'))
  const config = readConfig({ RATE_LIMIT: '0', DATA_DIR: dataDir, ...environment })
  const telemetry = createTelemetry(config, { traces })
  const providers = openProviders(config, telemetry.onProviderCall)
  const app = await buildApp({ config, database, providers, log, telemetry })
  return {
    app,
    config,
    database,
    providers,
    telemetry,
    vault: openVault(config),
    async ask(endpoint, input, { language = 'zh-CN', headers = {} } = {}) {
      const type = contentTypes[endpoint.body]
      const request = {
        ...requestOf(endpoint, input),
        headers: { language, ...(type ? { 'content-type': type } : {}), ...headers },
      }
      const response = await apart(async () => app.inject(request))
      const answer = response.json<{ code: number; msg: string; data: never }>()
      assertDeclared(endpoint, answer)
      return { status: response.statusCode, ...answer }
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
