import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint, OutputOf, ParsedInputOf } from '../../../contract/endpoint'
import { errors } from '../../../contract/errors'
import type { Language } from '../../../contract/shapes'
import type { Database, Db } from '../db/database'
import { type Answers, gzipped, type Kept } from './answers'
import { DATA_HEADERS } from './data-headers'
import { fail } from './fail'
import { decodeJson, decodeQuery, validate } from './input'
import { languageOf } from './reader'

/** Who asks, when signed in. */
export interface Viewer {
  userId: string
  userType: number
}

export interface Context<Input> {
  input: Input
  language: Language
  db: Db
  write: Database['write']
  append: Database['append']
  viewer: Viewer | null
}

export interface Route {
  endpoint: AnyEndpoint
  handle: (context: Context<never>) => Promise<unknown>
}

/** Ties an endpoint of the contract to what answers it. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: Context<ParsedInputOf<E>>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle }
}

export interface Serving {
  database: Database
  answers: Answers
  findViewer: (token: string) => Promise<Viewer | null>
  /** Throws TooManyRequests; asked only where an answer must be computed. */
  admit: (request: FastifyRequest) => Promise<void>
}

async function viewerFor({ access }: AnyEndpoint, request: FastifyRequest, serving: Serving): Promise<Viewer | null> {
  const token = request.headers['token']
  const viewer = typeof token === 'string' && token !== '' ? await serving.findViewer(token) : null
  if (access === 'public') return viewer
  if (!viewer) throw fail(errors.LoginExpired)
  if (access !== 'signed-in' && !access.userTypes.includes(viewer.userType)) throw fail(errors.NotAllowed)
  return viewer
}

function rawInput(endpoint: AnyEndpoint, request: FastifyRequest): string {
  if (endpoint.body === 'query') return request.url.split('?')[1] ?? ''
  return typeof request.body === 'string' ? request.body : ''
}

function parse(endpoint: AnyEndpoint, raw: string, request: FastifyRequest, language: Language): unknown {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const input = endpoint.body === 'query' || isForm ? decodeQuery(raw, language) : decodeJson(raw, language)
  const { params } = request
  const named = typeof params === 'object' && params !== null ? params : {}
  const whole = typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, ...named } : input
  return validate(endpoint, whole, language)
}

/** Runs the handler and strips from its answer what the endpoint does not declare. */
async function compute(
  { endpoint, handle }: Route,
  raw: string,
  request: FastifyRequest,
  serving: Serving,
): Promise<Buffer> {
  const language = languageOf(request.headers)
  await serving.admit(request)
  const viewer = await viewerFor(endpoint, request, serving)
  const input = parse(endpoint, raw, request, language)
  const { db, write, append } = serving.database
  // oxlint-disable-next-line no-unsafe-type-assertion -- `serve` tied the handler to this endpoint, whose schema the input passed
  const data = await handle({ input: input as never, language, db, write, append, viewer })
  const output = safeParse(endpoint.output, data)
  if (!output.success) throw new Error(`${endpoint.path} answers against its contract: ${output.error.message}`)
  return Buffer.from(JSON.stringify({ code: 0, msg: '', data: output.data }))
}

function send(reply: FastifyReply, request: FastifyRequest, kept: Kept): FastifyReply {
  void reply.headers(DATA_HEADERS)
  const compressed = request.headers['accept-encoding']?.includes('gzip') ? gzipped(kept) : undefined
  return compressed ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(kept.body)
}

async function answer(route: Route, request: FastifyRequest, serving: Serving): Promise<Kept> {
  const { endpoint } = route
  const raw = rawInput(endpoint, request)
  if (!endpoint.cacheable) return { body: await compute(route, raw, request, serving) }
  const { answers } = serving
  const key = `${endpoint.path}\n${languageOf(request.headers)}\n${raw}`
  const { version } = answers
  return answers.find(key) ?? answers.keep(key, await compute(route, raw, request, serving), version)
}

/** Registers the routes, each below its base. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], serving: Serving): void {
  for (const route of routes) {
    const { method, base, path } = route.endpoint
    app.route({
      method,
      url: base + path,
      helmet: false,
      handler: async (request, reply) => send(reply, request, await answer(route, request, serving)),
    })
  }
}
