import type * as z from 'zod/mini'
import type { ErrorName } from './errors'

type Schema = z.ZodMiniType

/** Who may call: anyone, anyone signed in, or the named user types (spec: common §3). */
export type Access = 'public' | 'signed-in' | { userTypes: readonly number[] }

export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  method: 'GET' | 'POST'
  /** What the path stands below: `/api`, but for page views, which go to a host of their own (spec: live §7). */
  base: '/api' | ''
  /** Verbatim from the spec. */
  path: `/${string}`
  access: Access
  /**
   * How the input travels: query string, JSON body, form body, or form data whose fields come before its one file.
   * GET is always `query`.
   */
  body: 'query' | 'json' | 'form' | 'multipart'
  /** bytes; undefined: BODY_LIMIT_BYTES */
  bodyLimit: number | undefined
  /** `bytes`: the answer is a file or picture, and only a refusal is an envelope. */
  answers: 'json' | 'bytes'
  /** A read changes nothing: equal calls under way are asked once. */
  reads: boolean
  /**
   * The answer depends on input and language alone, so a server may keep it until what it was read from changes, or
   * until the handler says (`holdsUntil`): nobody in particular asks.
   */
  cacheable: boolean
  input: Input
  output: Output
  errors: readonly ErrorName[]
}

export type AnyEndpoint = Endpoint

/** What a caller passes (defaults may be left out). */
export type InputOf<E> = E extends Endpoint<infer I, Schema> ? z.input<I> : never
/** What a handler receives after validation. */
export type ParsedInputOf<E> = E extends Endpoint<infer I, Schema> ? z.output<I> : never
/** The `data` of a successful answer. */
export type OutputOf<E> = E extends Endpoint<Schema, infer O> ? z.output<O> : never

interface Declaration<Input extends Schema, Output extends Schema> {
  method: 'GET' | 'POST'
  base?: '/api' | ''
  path: `/${string}`
  access: Access
  body?: 'json' | 'form' | 'multipart'
  bodyLimit?: number
  answers?: 'json' | 'bytes'
  reads?: boolean
  cacheable?: boolean
  input: Input
  output: Output
  errors?: readonly ErrorName[]
}

/** Declares one call, for route, browser, mock and OpenAPI page alike. */
export function endpoint<Input extends Schema, Output extends Schema>(
  declared: Declaration<Input, Output>,
): Endpoint<Input, Output> {
  const reads = declared.reads ?? declared.method === 'GET'
  return {
    ...declared,
    base: declared.base ?? '/api',
    body: declared.method === 'GET' ? 'query' : (declared.body ?? 'json'),
    bodyLimit: declared.bodyLimit,
    answers: declared.answers ?? 'json',
    reads,
    cacheable: declared.cacheable ?? false,
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
export function addressed(path: string, input: unknown): { path: string; rest: unknown } {
  if (!path.includes(':') || typeof input !== 'object' || input === null) return { path, rest: input }
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}
