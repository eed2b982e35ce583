import { schemasOf } from '#contract/catalog/endpoints.ts'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { codePointName, MISSING_CHARACTERS_HEADER, toMissingHeader } from '#contract/core/text/missing-characters.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import type { AppServices } from '../services'
import type { Kind, Shares } from '../sharing/shares'
import type { Database, Db } from '../db/database'
import { findNextTurn } from '../db/shown'
import { isUncached } from '../db/table-use'
import type { Realtime } from '../realtime/realtime'
import { BYTES_HEADERS, DATA_HEADERS } from './data-headers'
import { toRequestOrigin } from '../own-address'
import { fail } from './fail'
import { decodeJson, decodeQuery, validate } from './input'
import { toNetwork } from './network-address'
import { readParts } from './multipart'
import { readLanguage } from './language'
import { retryReads } from './retry-reads'
import { type CachedResponse, type ResponseCache, responseKey } from './response-cache'
import type { Bytes, Context, Route, Viewer } from './serve'

/** A body as it came, and what shows how to read it. */
export interface SentBody {
  endpoint: AnyEndpoint
  /** One header of the request, or an empty text. */
  header: (name: string) => string
  language: Language
  body: string
  /** Counts the viewer; to be awaited before work that costs. Throws TooManyRequests. */
  admit: () => Promise<void>
}

export interface ServingOptions {
  database: Database
  services: AppServices
  realtime: Realtime
  responses: ResponseCache
  /** The text that a body means, where it is not the body itself. */
  readBody?: (sent: SentBody) => Promise<string>
  findViewer: (token: string) => Promise<Viewer | null>
  /** Writes what a link to a preview shows, within a transaction that is undone; throws where the link is none. */
  preview?: (transaction: Db, token: string) => Promise<void>
  /** Requested only where an answer must be computed. */
  shares: Shares
}

/** One header of a request, or an empty text. */
function readHeader({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

async function findPermittedViewer(
  { access }: AnyEndpoint,
  token: string,
  serving: ServingOptions,
): Promise<Viewer | null> {
  const viewer = token !== '' ? await serving.findViewer(token) : null
  if (access === 'public') return viewer
  if (!viewer) throw fail('LoginExpired')
  if (access !== 'signed-in' && !hasPermission(viewer.userType, access)) throw fail('NotAllowed')
  return viewer
}

interface Reader extends Pick<ServingOptions, 'readBody'> {
  admit: () => Promise<void>
}

/** What was sent, as text. */
async function rawInput(endpoint: AnyEndpoint, request: FastifyRequest, reader: Reader): Promise<string> {
  if (endpoint.body === 'query') return request.url.split('?')[1] ?? ''
  const body = typeof request.body === 'string' ? request.body : ''
  if (!reader.readBody) return body
  return reader.readBody({
    endpoint,
    header: (name) => readHeader(request, name),
    language: readLanguage(request.headers),
    body,
    admit: reader.admit,
  })
}

const isForm = (request: FastifyRequest): boolean =>
  readHeader(request, 'content-type').startsWith('application/x-www-form-urlencoded')

function decode(endpoint: AnyEndpoint, raw: string, request: FastifyRequest, language: Language): unknown {
  return endpoint.body === 'query' || isForm(request) ? decodeQuery(raw, language) : decodeJson(raw, language)
}

/** What was sent together with what the path names, validated. */
function parse(endpoint: AnyEndpoint, input: unknown, request: FastifyRequest, language: Language): unknown {
  const { params } = request
  const named = typeof params === 'object' && params !== null ? params : {}
  const whole = typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, ...named } : input
  return validate(schemasOf(endpoint), whole, language)
}

interface RequestContext {
  route: Route
  raw: string
  request: FastifyRequest
  reply: FastifyReply
  serving: ServingOptions
  /** Counts the viewer, once for the request. Throws TooManyRequests. */
  admit: () => Promise<void>
}

/** What a call asks, once it is admitted and its input validated. */
interface AdmittedRequest {
  input: unknown
  viewer: Viewer | null
  file: MultipartFile | undefined
}

/** Checks access and input. */
async function admit({ route: { endpoint }, raw, request, serving }: RequestContext): Promise<AdmittedRequest> {
  const language = readLanguage(request.headers)
  // A cached answer is everybody's, so nobody in particular asks.
  const viewer = endpoint.cacheable ? null : await findPermittedViewer(endpoint, readHeader(request, 'token'), serving)
  const sent = endpoint.body === 'multipart' ? await readParts(request) : undefined
  // A refused form must still be read to its end, or the connection waits for ever.
  const refuse = (error: unknown): never => {
    sent?.file?.file.resume()
    throw error
  }
  const input = await Promise.resolve()
    .then(() => parse(endpoint, sent ? sent.fields : decode(endpoint, raw, request, language), request, language))
    .catch(refuse)
  return { input, viewer, file: sent?.file }
}

/** Where a handler reads, and what it says of how long its answer holds; where it writes, if not in the database itself. */
type Reading = Pick<Context<never>, 'db' | 'holdsUntil'> & Partial<Pick<Context<never>, 'write' | 'writeStatement'>>

async function run(
  { route, request, reply, serving }: RequestContext,
  requested: AdmittedRequest,
  reading: Reading,
): Promise<unknown> {
  const { services, realtime, database } = serving
  const { write, writeStatement } = database
  const { input, viewer, file } = requested
  return route.handle({
    // oxlint-disable-next-line no-unsafe-type-assertion -- `serve` tied the handler to this endpoint, and the input passed its schema
    input: input as never,
    language: readLanguage(request.headers),
    write,
    writeStatement,
    ...reading,
    viewer,
    token: viewer ? readHeader(request, 'token') : '',
    ip: toNetwork(request.ip),
    origin: toRequestOrigin(services.config, request),
    ...services,
    realtime,
    file,
    header: (name, value) => void reply.header(name, value),
    requestHeader: (name) => readHeader(request, name),
    logFailure: (error, message) => request.log.error({ err: error, route: request.routeOptions.url }, message),
  })
}

/** The answer as an envelope, without what the endpoint does not declare. */
async function compute(context: RequestContext, input: AdmittedRequest, reading: Reading): Promise<Buffer> {
  const { endpoint } = context.route
  const output = safeParse(schemasOf(endpoint).output, await run(context, input, reading))
  if (!output.success) throw new Error(`${endpoint.path} answers against its contract: ${output.error.message}`)
  return Buffer.from(JSON.stringify({ code: 0, msg: '', data: output.data }))
}

function send({ reply, request, serving }: RequestContext, response: CachedResponse): FastifyReply {
  void reply.headers(DATA_HEADERS)
  const mayCompress = request.headers['accept-encoding']?.includes('gzip') ?? false
  const compressed = mayCompress ? serving.responses.compressed(response) : undefined
  return compressed ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(response.body)
}

/**
 * Counts the viewer, and computes when it is their turn. What a form brings is waited for outside of it: the sender's line
 * says how long that takes.
 */
async function inTurn<T>(context: RequestContext, kind: Kind, work: () => Promise<T>): Promise<T> {
  const { route, request, serving } = context
  if (route.endpoint.uncounted) return work()
  await context.admit()
  return route.endpoint.body === 'multipart' ? work() : serving.shares.inTurn(request, kind, work)
}

/** Computes an answer and keeps it until what it was read from changes. */
async function computeToKeep(context: RequestContext, input: AdmittedRequest, key: string): Promise<CachedResponse> {
  const { responses, database } = context.serving
  const { version } = responses
  const { db, use } = database.recording()
  let until = Number.POSITIVE_INFINITY
  const holdsUntil = (moment: Date) => {
    until = Math.min(until, moment.getTime())
  }
  const began = Date.now()
  const body = await compute(context, input, { db, holdsUntil })
  const turn = use.shown.size > 0 ? await findNextTurn(database.db, [...use.shown], began) : undefined
  if (turn) holdsUntil(turn)
  const tags = [...use.reads]
  if (tags.some(isUncached) || (use.readsClock && until === Number.POSITIVE_INFINITY)) return { body }
  return responses.keep(key, body, { version, tags, holdsUntil: until })
}

const forgets = { holdsUntil: () => undefined }

type Previewing = NonNullable<ServingOptions['preview']>

/** The answer as it will be with what a link previews; nothing of it is kept. */
async function computePreview(context: RequestContext, preview: Previewing, token: string): Promise<CachedResponse> {
  const input = await admit(context)
  const body = await context.serving.database.dryRun(async (db) => {
    await preview(db, token)
    // A second connection would wait for the rows that this one holds.
    const write: Database['write'] = async (work, last) => {
      const result = await work(db)
      await last?.(db, result)
      return result
    }
    return compute(context, input, { db, ...forgets, write, writeStatement: write })
  })
  return { body }
}

async function answer(context: RequestContext): Promise<CachedResponse> {
  const { route, raw, request, serving } = context
  const { database, responses, preview } = serving
  if (!route.endpoint.cacheable) {
    const reading = { db: database.db, ...forgets }
    return inTurn(context, 'own', async () => ({ body: await compute(context, await admit(context), reading) }))
  }
  const token = readHeader(request, 'preview')
  if (preview && token !== '') return inTurn(context, 'own', () => computePreview(context, preview, token))
  const language = readLanguage(request.headers)
  // The same text means something else as a form, and at another address.
  const text = [request.url.split('?')[0], language, isForm(request) ? 'form' : '', raw].join('\n')
  const known = responses.findByText(text)
  responses.requests[known ? 'hit' : 'miss'] += 1
  if (known) return known
  return inTurn(context, 'shared', async () => {
    // The previous turn may have answered the same request.
    const meanwhile = responses.findByText(text)
    if (meanwhile) return meanwhile
    const input = await admit(context)
    const key = responseKey(route.endpoint.path, language, input.input)
    responses.rememberText(text, key)
    return responses.find(key) ?? (await computeToKeep(context, input, key))
  })
}

async function respond(context: RequestContext): Promise<FastifyReply> {
  const { route, request, reply, serving } = context
  if (route.endpoint.answers === 'json') return send(context, await answer(context))
  const reading = { db: serving.database.db, ...forgets }
  const bytes = await inTurn(context, 'own', async () => run(context, await admit(context), reading))
  // oxlint-disable-next-line no-unsafe-type-assertion -- `serveBytes` tied the handler to this endpoint
  const { type, body, missing = [], status = 200 } = bytes as Bytes
  if (missing.length > 0) {
    void reply.header(MISSING_CHARACTERS_HEADER, toMissingHeader(missing))
    // Code points alone: the names that they belong to are personal data.
    request.log.warn({ codePoints: missing.map(codePointName) }, 'characters without a glyph')
  }
  // What a handler says of its bytes stands.
  for (const [name, value] of Object.entries(BYTES_HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value)
  return reply.code(status).type(type).send(body)
}

/** A page shows many pictures, of which each is less than an answer. */
const FILE_WORTH = 0.25
const isFile = ({ answers, reads }: AnyEndpoint): boolean => answers === 'bytes' && reads

/** Registers the routes, each below its base. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], serving: ServingOptions): void {
  for (const route of routes) {
    const { method, base, path, bodyLimit } = route.endpoint
    app.route({
      method,
      url: base + path,
      helmet: false,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        let counted: Promise<void> | undefined
        const count = async () => serving.shares.admit(request, isFile(route.endpoint) ? FILE_WORTH : 1)
        const admitOnce = () => (counted ??= count())
        const raw = await rawInput(route.endpoint, request, { ...serving, admit: admitOnce })
        return retryReads(route.endpoint.reads, async () =>
          respond({ route, raw, request, reply, serving, admit: admitOnce }),
        )
      },
    })
  }
}
