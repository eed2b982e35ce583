import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { schemasOf } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint, OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { type ErrorDetails, errors, refusedAnswer } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import type { Language } from '#contract/core/language.ts'
import { emptyLists, parseScenario } from './scenario'

const SLOW_MS = 2_000

/** A refusal of the catalogue, thrown by a mock in place of data. */
export class Refusal extends Error {
  constructor(
    readonly error: ErrorName,
    readonly details: object,
  ) {
    super(error)
  }
}

type Details<Name extends ErrorName> = keyof ErrorDetails<Name> extends never
  ? [details?: object]
  : [details: ErrorDetails<Name> & Record<string, unknown>]

/** Makes a mock answer with an error of the catalogue, wherever in its work this is. */
export function refuse<Name extends ErrorName>(error: Name, ...[details = {}]: Details<Name>): never {
  throw new Refusal(error, details)
}

/** Refuses input that a rule of the contract found fault with, by its first breach. */
export function refuseBreaches(checked: Readonly<Record<string, string | undefined>>, within = ''): void {
  const found = Object.entries(checked).find(([, breach]) => breach)
  if (found) refuse('BadInput', { detail: `${within}${found[0]}: ${found[1] ?? ''}` })
}

interface Requested<Input> {
  input: Input
  language: Language
  /** The one file of a multipart call. */
  file: File | undefined
  /** Who asks; empty for a guest. */
  token: string
}

/** The answer of an endpoint that answers bytes; an emptied scenario has none. */
export interface MockBytes {
  type: string
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  headers?: Record<string, string>
}

function languageOf(request: Request): Language {
  return request.headers.get('language') === 'en-US' ? 'en-US' : 'zh-CN'
}

function refused({ error, details }: Refusal, language: Language) {
  return HttpResponse.json(refusedAnswer(error, details, language), { status: errors[error].status })
}

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the catalogue
const names = Object.keys(errors) as ErrorName[]

/** A bare code of a scenario: the catalogue's own error where there is one, the endpoint's first. */
function refusedWith(code: number, listed: readonly ErrorName[], language: Language) {
  const found = [...listed, ...names].find((name) => errors[name].code % CODE_MODULUS === code)
  if (found) return refused(new Refusal(found, { requestId: 'mock' }), language)
  return HttpResponse.json({ code, msg: '', data: null })
}

/** Form data as the server reads it: the fields that come before the one file. */
async function partsOf(request: Request): Promise<{ sent: unknown; file: File | undefined }> {
  const fields: Record<string, string> = {}
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') return { sent: fields, file: value }
    fields[name] = value
  }
  return { sent: fields, file: undefined }
}

async function sentIn(request: Request, { body }: AnyEndpoint): Promise<{ sent: unknown; file?: File | undefined }> {
  if (body === 'query') return { sent: Object.fromEntries(new URL(request.url).searchParams) }
  if (body === 'multipart') return partsOf(request)
  const sent = await request.text()
  if (body === 'form') return { sent: Object.fromEntries(new URLSearchParams(sent)) }
  const parsed: unknown = sent === '' ? {} : JSON.parse(sent)
  return { sent: parsed }
}

/** A handler that obeys the scenario of the address, checks access and input, and leaves the rest to `respond`. */
function handle<E extends AnyEndpoint>(
  endpoint: E,
  respond: (input: Requested<ParsedInputOf<E>>, empty: boolean) => Response | Promise<Response>,
): HttpHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post
  return method(`*${endpoint.path}`, async ({ request, params }) => {
    const language = languageOf(request)
    let empty = false
    for (const step of parseScenario(endpoint, window.location.href)) {
      if (step.kind === 'timeout') await delay('infinite')
      if (step.kind === 'slow') await delay(SLOW_MS)
      if (step.kind === 'network') return HttpResponse.error()
      if (step.kind === 'code') return refusedWith(step.code, endpoint.errors, language)
      if (step.kind === 'error') return refused(new Refusal(step.error, {}), language)
      empty ||= step.kind === 'empty'
    }
    const token = request.headers.get('token') ?? ''
    if (endpoint.access !== 'public' && token === '') return refused(new Refusal('LoginExpired', {}), language)
    const { sent, file } = await sentIn(request, endpoint)
    const input = z.safeParse(schemasOf(endpoint).input, Array.isArray(sent) ? sent : { ...Object(sent), ...params })
    if (!input.success) return refused(new Refusal('BadInput', { detail: z.prettifyError(input.error) }), language)
    try {
      // oxlint-disable-next-line no-unsafe-type-assertion -- it has passed the endpoint's own schema
      return await respond({ input: input.data as ParsedInputOf<E>, language, file, token }, empty)
    } catch (error) {
      if (error instanceof Refusal) return refused(error, language)
      throw error
    }
  })
}

/** An endpoint answered by MSW as the server would: input checked, access checked, scenario of the address obeyed. */
export function mock<E extends AnyEndpoint>(
  endpoint: E,
  answer: (input: Requested<ParsedInputOf<E>>) => OutputOf<E> | Promise<OutputOf<E>>,
): HttpHandler {
  return handle(endpoint, async (input, empty) => {
    const data = await answer(input)
    return HttpResponse.json({ code: 0, msg: '', data: empty ? emptyLists(data) : data })
  })
}

/** The same for an endpoint that answers bytes. */
export function mockBytes<E extends AnyEndpoint>(
  endpoint: E,
  answer: (input: Requested<ParsedInputOf<E>>) => MockBytes,
): HttpHandler {
  return handle(endpoint, (input, empty) => {
    const data = answer(input)
    const headers = { 'content-type': data.type, ...data.headers }
    return new HttpResponse(empty ? '' : data.body, { headers })
  })
}
