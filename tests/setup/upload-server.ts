import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { openTestDatabase } from './server'
import type { Database } from '#server/platform/db/database.ts'
import { handleError } from '#server/platform/http/errors.ts'
import { ResponseCache } from '#server/platform/http/response-cache.ts'
import { registerRoutes } from '#server/platform/http/answer.ts'
import { unlimited } from '#server/platform/sharing/shares.ts'
import type { ImageReviewPort } from '#server/providers/image-review/port.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import type { Providers } from '#server/providers/providers.ts'
import { silentRealtime } from '#server/platform/realtime/realtime.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { files } from '#server/modules/foundation/files/index.ts'
import { createVault } from '#server/platform/vault/vault.ts'
import { readConfig } from '#server/config.ts'

export interface Answered {
  status: number
  code: number
  msg: string
  data: Record<string, unknown>
}

export interface UploadServer {
  app: FastifyInstance
  database: Database
  providers: Providers
  dataDir: string
  /** Names in the folder of unchecked uploads. */
  temporary(): string[]
  post(endpoint: AnyEndpoint, body: FormData | URLSearchParams | object, headers?: Headers): Promise<Answered>
  get(path: string, headers?: Headers): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>
}

type Headers = Record<string, string>

/** `7:1` is account 7 of user type 1; the accounts 1 to 20 are there. */
export const as = (account: number, userType = 1): Headers => ({ token: `${account}:${userType}` })
export const withKey = (key: string): Headers => ({ uploadkey: `${key}-0123456789abcdef` })

async function encode(body: FormData | URLSearchParams | object): Promise<{ type: string; payload: Buffer }> {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const request = new Response(isForm ? body : JSON.stringify(body))
  const type = (isForm && request.headers.get('content-type')) || 'application/json'
  return { type, payload: Buffer.from(await request.arrayBuffer()) }
}

function buildApp(database: Database, dataDir: string, providers: Providers): FastifyInstance {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(handleError)
  app.removeAllContentTypeParsers()
  const types = ['application/json', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(types, { parseAs: 'string' }, (_, body, done) => done(null, body))
  void app.register(multipart, { limits: { files: 1, fileSize: 512_000 * 1024 } })
  app.after(() =>
    registerRoutes(app, files, {
      database,
      services: { config: readConfig({ DATA_DIR: dataDir }), providers, vault: createVault(['u'.repeat(32)]) },
      realtime: silentRealtime,
      responses: new ResponseCache(),
      async findViewer(token) {
        const [userId = '', userType = ''] = token.split(':')
        return { userId, userType: Number(userType) }
      },
      shares: unlimited,
    }),
  )
  return app
}

/** The routes of uploads alone, on a database and a data folder of the test file's own. */
export function useUploads(): () => UploadServer {
  let server: UploadServer | undefined
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
    const database = await openTestDatabase('empty')
    await database.write((db) =>
      db.insert(accounts).values(
        Array.from({ length: 20 }, (_, i) => ({
          email: `${i}@fair.example`,
          passwordHash: '',
          userType: 1,
          status: 'active' as const,
          name: { zh: '', en: '' },
        })),
      ),
    )
    const imageReview: ImageReviewPort = { review: async () => 'pass' }
    const providers = openProviders(readConfig({ DATA_DIR: dataDir }))
    providers.imageReview = imageReview
    const app = buildApp(database, dataDir, providers)
    server = {
      app,
      database,
      providers,
      dataDir,
      temporary: () => (existsSync(join(dataDir, 'tmp')) ? readdirSync(join(dataDir, 'tmp')) : []),
      async post(endpoint, body, headers = {}) {
        const { type, payload } = await encode(body)
        const url = endpoint.base + endpoint.path
        const sent = { ...headers, 'content-type': type, 'content-length': String(payload.length) }
        const response = await app.inject({ method: 'POST', url, payload, headers: { language: 'en-US', ...sent } })
        return { status: response.statusCode, ...response.json<Omit<Answered, 'status'>>() }
      },
      async get(url, headers = {}) {
        const response = await app.inject({ method: 'GET', url, headers: { language: 'en-US', ...headers } })
        return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
      },
    }
  })
  afterAll(async () => {
    await server?.app.close()
    await server?.database.close()
    if (server) rmSync(server.dataDir, { recursive: true, force: true })
  })
  return () => {
    if (!server) throw new Error('the server is not up yet')
    return server
  }
}

/** A form as the widget sends it: the fields, then the file. */
export function formOf(fields: Record<string, string>, name: string, bytes: Buffer): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}
