import * as z from 'zod/mini'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'

/**
 * What QA asks of the mocks: `?scenario=listExhibits:empty,getExhibit:ExhibitNotFound,slow` in the address, before or after the
 * hash. Before the colon stands an endpoint's export name or path; a bare word means every read call.
 * The words: an error's name or a business code, `timeout`, `network`, `empty`, `slow`; `x1` behind a word keeps it to the first call.
 */
export type ScenarioStep =
  | { kind: 'code'; code: number }
  | { kind: 'error'; error: ErrorName }
  | { kind: 'timeout' | 'network' | 'empty' | 'slow' }

interface Order {
  target: string
  word: string
  times: number
}

const Word = z.enum(['timeout', 'network', 'empty', 'slow'])
const granted = new Map<string, number>()

/** What an address asks for, one after the other, before and after its hash. */
export function scenarioParts(address: string): string[] {
  const queries = address.split(/[?#]/).slice(1)
  const scenarios = queries.flatMap((query) => new URLSearchParams(query).getAll('scenario'))
  return scenarios.flatMap((scenario) => scenario.split(',').map((part) => part.trim())).filter((part) => part !== '')
}

function orderOf(part: string): Order | undefined {
  const [, target = '', word = '', times] = /^(?:(.+):)?(-?[a-zA-Z0-9]+?)(?:x(\d+))?$/.exec(part) ?? []
  return word ? { target, word, times: times ? Number(times) : Infinity } : undefined
}

const orders = (address: string): Order[] => scenarioParts(address).flatMap((part) => orderOf(part) ?? [])

/** Whether a part names a call that there is, or every read, and something that it can answer. */
export function isOrder(part: string): boolean {
  const order = orderOf(part)
  if (!order || parseStep(order.word) === undefined) return false
  const { target } = order
  return target === '' || allEndpoints.some(({ endpoint, name }) => name === target || endpoint.path === target)
}

function isFor(endpoint: AnyEndpoint, target: string): boolean {
  if (target === '') return endpoint.reads
  return allEndpoints.some((one) => one.endpoint === endpoint && (one.name === target || endpoint.path === target))
}

const isErrorName = (word: string): word is ErrorName => Object.hasOwn(errors, word)

function parseStep(word: string): ScenarioStep | undefined {
  if (/^-?\d+$/.test(word)) return { kind: 'code', code: Number(word) }
  if (isErrorName(word)) return { kind: 'error', error: word }
  const known = z.safeParse(Word, word)
  return known.success ? { kind: known.data } : undefined
}

/** What the address asks for this call, if anything; a wish limited to n calls is used up by them. */
export function parseScenario(endpoint: AnyEndpoint, address: string): ScenarioStep[] {
  return orders(address).flatMap(({ target, word, times }) => {
    if (!isFor(endpoint, target)) return []
    const key = `${endpoint.path} ${target}:${word}`
    const used = granted.get(key) ?? 0
    granted.set(key, used + 1)
    const input = used < times ? parseStep(word) : undefined
    return input ? [input] : []
  })
}

/** Forgets which wishes were used up, so that a test starts as a new page does. */
export function forgetScenario(): void {
  granted.clear()
}

/** Every list within the answer emptied, and the counts of pages with it. */
export function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, isCount(key, value) ? 0 : emptyLists(part)]),
  )
}

const isCount = (key: string, owner: object): boolean =>
  'list' in owner
    ? key === 'totalCount' || key === 'totalPage'
    : 'exhibits' in owner && typeof Reflect.get(owner, key) === 'number'
