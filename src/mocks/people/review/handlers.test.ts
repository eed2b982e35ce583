import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { REASONS_MAX } from '#contract/people/review/rules.ts'
import * as contract from '#contract/people/review/endpoints.ts'
import * as schemas from '#contract/people/review/schemas.ts'
import { review } from './handlers'

const server = setupServer(...review)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const [CURATOR, REVIEWER] = ['token-2', 'token-3']
const Answer = z.object({ code: z.number(), data: z.unknown() })

async function ask(endpoint: AnyEndpoint, input: object, token = REVIEWER) {
  const response = await fetch(`http://localhost/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { language: 'en-US', token },
    body: JSON.stringify(input),
  })
  return z.parse(Answer, await response.json())
}

describe('the ready-made reasons of the mock fair', () => {
  const list = async () => z.parse(schemas.listReasons.output, (await ask(contract.listReasons, {})).data)
  const add = async (key: string) =>
    ask(contract.addReason, { key, action: 'changes', zh: ' 请补充英文信息 ', en: 'Please add the English details' })

  it('are there for each action, stay added, once for a key, and stay removed', async () => {
    const before = await list()
    expect(new Set(before.map(({ action }) => action))).toEqual(new Set(['changes', 'reject']))
    const added = z.parse(schemas.addReason.output, (await add('a-key-of-this-test')).data)
    expect(added).toMatchObject({ action: 'changes', zh: '请补充英文信息', en: 'Please add the English details' })
    expect((await add('a-key-of-this-test')).data).toEqual(added)
    expect((await list()).filter(({ id }) => id === added.id)).toEqual([added])
    await ask(contract.removeReason, { id: added.id })
    expect(await ask(contract.removeReason, { id: added.id })).toMatchObject({ code: 0 })
    expect(await list()).toEqual(before)
  })

  it('are no more than the fair keeps', async () => {
    for (let made = (await list()).length; made < REASONS_MAX; made += 1) await add(`a-key-of-this-test-${made}`)
    expect((await add('a-key-that-is-too-many')).data).toMatchObject({ error: 'ReasonsFull', max: REASONS_MAX })
    expect(await list()).toHaveLength(REASONS_MAX)
  })
})

describe('the mock case that was sent back', () => {
  const look = async (token: string) => {
    const { data } = await ask(contract.getCase, { subject: 'registration', id: 2 }, token)
    const { state, changedSince, lines } = z.parse(schemas.getCase.output, data)
    const changed = lines.filter(({ was }) => was !== null).map(({ field }) => field)
    return { state, since: changedSince !== null, changed }
  }

  it('says to who may decide what has changed since, until it is decided', async () => {
    expect(await look(REVIEWER)).toEqual({ state: 'review', since: true, changed: ['cardNumber', 'category'] })
    expect(await look(CURATOR)).toEqual({ state: 'review', since: false, changed: [] })
    const decision = { subject: 'registration', id: 2, version: 3, reason: 'x' }
    await ask(contract.decideCase, { ...decision, action: 'changes' })
    expect(await look(REVIEWER)).toEqual({ state: 'changes', since: false, changed: [] })
    await ask(contract.decideCase, { ...decision, action: 'undo' })
    expect(await look(REVIEWER)).toEqual({ state: 'review', since: false, changed: [] })
  })
})
