import type * as z from 'zod/mini'
import type { ErrorName } from './refusals'
import type { Permission } from './permissions'

type Schema = z.ZodMiniType

/** Who may call: anyone, anyone signed in, or the user types of a permission (spec: common §3). Browsers need its name alone. */
export type Access = 'public' | 'signed-in' | Permission

/** What travels there and back. */
export interface Schemas {
  input: Schema
  output: Schema
}

export interface Endpoint<Of extends Schemas = Schemas> {
  method: 'GET' | 'POST'
  /** What the path is below: `/api`, but for page views, which go to a host of their own (spec: live §7). */
  base: '/api' | ''
  /** Verbatim from the spec. */
  path: `/${string}`
  access: Access
  /**
   * How the input travels: query string, JSON body, form body, or form data with all fields before its one file.
   * GET is always `query`.
   */
  body: 'query' | 'json' | 'form' | 'multipart'
  /** bytes; undefined: BODY_LIMIT_BYTES */
  bodyLimit: number | undefined
  /** `bytes`: the answer is a file or picture, and only a refusal is an envelope. */
  answers: 'json' | 'bytes'
  /** A read changes nothing: equal calls under way are requested once. */
  reads: boolean
  /**
   * The answer depends on input and language alone, so a server may keep it until what it was read from changes, or
   * until the handler says (`holdsUntil`): nobody in particular asks.
   */
  cacheable: boolean
  /** What it may refuse with, besides what every call may (`refusalsOf`). */
  errors: readonly ErrorName[]
  /** Polled by machines: neither counted nor queued. What it computes must be cheap. */
  uncounted: boolean
  /** Never set: ties the endpoint to its schemas, which browsers do not load. */
  readonly schemas?: Of
}

export type AnyEndpoint = Endpoint

/** What a caller passes (defaults may be left out). */
export type InputOf<E> = E extends Endpoint<infer Of> ? z.input<Of['input']> : never
/** What a handler receives after validation. */
export type ParsedInputOf<E> = E extends Endpoint<infer Of> ? z.output<Of['input']> : never
/** The `data` of a successful answer. */
export type OutputOf<E> = E extends Endpoint<infer Of> ? z.output<Of['output']> : never

interface Declaration {
  method: 'GET' | 'POST'
  base?: '/api' | ''
  path: `/${string}`
  access: Access
  body?: 'query' | 'json' | 'form' | 'multipart'
  bodyLimit?: number | undefined
  answers?: 'json' | 'bytes'
  reads?: boolean
  cacheable?: boolean
  uncounted?: boolean
  errors?: readonly ErrorName[]
}

/**
 * Declares one call, for route, browser, mock and OpenAPI page alike. Its schemas are under the same name in the
 * `schemas.ts` next to it.
 */
export function endpoint<Of extends Schemas>(declared: Declaration): Endpoint<Of> {
  return {
    method: declared.method,
    path: declared.path,
    access: declared.access,
    base: declared.base ?? '/api',
    body: declared.method === 'GET' ? 'query' : (declared.body ?? 'json'),
    bodyLimit: declared.bodyLimit,
    answers: declared.answers ?? 'json',
    reads: declared.reads ?? declared.method === 'GET',
    cacheable: declared.cacheable ?? false,
    uncounted: declared.uncounted ?? false,
    errors: declared.errors ?? [],
  }
}

/** The envelope of every answer (spec: common §8). `code % 100000` is the business code; 0 is success. */
export interface Answer<Data> {
  code: number
  msg: string
  data: Data
}

/** The `data` of a refusal: which one it is, and what its text says. */
export interface RefusalData {
  error: ErrorName
  [detail: string]: unknown
}

/** The path with the input's values in place of its `:names`, and what of the input is left to be sent. */
export function buildPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (!path.includes(':') || typeof input !== 'object' || input === null) return { path, rest: input }
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}
