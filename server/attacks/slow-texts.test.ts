import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { BODY_LIMIT_BYTES, LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import { type AccountBackup, backUpAccounts } from '#tests/attacks/account-backup.ts'
import { placesOf, type Path, toRequest, withAt } from '#tests/attacks/requests.ts'
import { rightInput } from '#tests/attacks/right-inputs.ts'
import { slowTexts } from '#tests/attacks/slow-texts.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'

/**
 * A text in each place of each call, as long as the call takes, of which an expression may make much work: one such
 * request would keep everybody waiting. Counted is the processor's time, so that a busy machine fails nothing.
 */
const MAX_MS = 1_000
/** characters: enough that what grows with the square of them is seen, and that it ends */
const LENGTHS = [100_000, 20_000]
/** bytes of a request besides its long text */
const REST = 6_000

const server = useServer('demo')
let kept: AccountBackup
beforeAll(async () => {
  kept = await backUpAccounts(server().database)
})
afterAll(() => kept.restore())

const roomIn = ({ body, bodyLimit = BODY_LIMIT_BYTES }: AnyEndpoint): number =>
  body === 'query' ? 2_500 : (bodyLimit - REST) / (body === 'form' ? 3 : 2)

async function callerOf({ access }: AnyEndpoint): Promise<Record<string, string>> {
  if (access === 'public') return {}
  await kept.restore()
  return signedInAs(server(), access === 'signed-in' ? userTypes.buyer : permissions[access][0])
}

async function measure(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce((value, name) => Reflect.get(Object(value), name), input)

/** The places of texts, the same field of a list's items once. */
function textPlaces(input: unknown): Path[] {
  const texts = placesOf(input).filter((path) => typeof valueAt(input, path) === 'string')
  return texts.filter((path) => path.every((name) => typeof name === 'string' || name === 0))
}

describe('a text that is long to read', () => {
  it.each(allEndpoints)('keeps nobody waiting at $name', async ({ name, endpoint, schemas }) => {
    const right = rightInput(name, endpoint)
    const slow: string[] = []
    for (const path of textPlaces(right)) {
      for (const length of LENGTHS) {
        for (const text of slowTexts(Math.min(length, roomIn(endpoint)))) {
          const input = withAt(right, path, text)
          let isTaken = false
          const message = `${path.join('.')} = ${text.slice(0, 12)}… (${text.length})`
          const checked = await measure(() => (isTaken = z.safeParse(schemas.input, input).success))
          if (checked > MAX_MS) slow.push(`${message}: ${checked.toFixed(0)} ms`)
          if (!isTaken) continue
          const headers = await callerOf(endpoint)
          const { headers: own, ...request } = toRequest(endpoint, input)
          const done = await measure(() => server().app.inject({ ...request, headers: { ...own, ...headers } }))
          if (done > MAX_MS) slow.push(`${message}: ${done.toFixed(0)} ms`)
        }
      }
    }
    expect(slow).toEqual([])
  })

  const ofEach = [BODY_LIMIT_BYTES, LARGE_BODY_BYTES].map((limit) => {
    const found = allEndpoints.find(
      ({ endpoint }) => (endpoint.bodyLimit ?? BODY_LIMIT_BYTES) === limit && endpoint.body === 'json',
    )
    return { limit, endpoint: found?.endpoint }
  })
  it.each(ofEach)('keeps nobody waiting as a body of $limit bytes that is no JSON', async ({ limit, endpoint }) => {
    if (!endpoint) throw new Error('a call takes as much')
    const request = { method: endpoint.method, url: endpoint.base + endpoint.path }
    const headers = { 'content-type': 'application/json', ...(await callerOf(endpoint)) }
    for (const begun of ['', '"', '{"a":"']) {
      for (const text of slowTexts(Math.min(limit, 120_000) - 10)) {
        const payload = begun + text
        const ms = await measure(() => server().app.inject({ ...request, headers, payload }))
        expect({ text: payload.slice(0, 12), slow: ms > MAX_MS }).toEqual({ text: payload.slice(0, 12), slow: false })
      }
    }
  })
})
