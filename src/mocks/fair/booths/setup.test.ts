import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import * as contract from '#contract/fair/booths/setup/endpoints.ts'
import type { WrittenSetup } from '#contract/fair/booths/setup/schemas.ts'
import { resetRows } from '#tests/setup/in-page.ts'
import { setupHandlers, setupRows } from './setup'

const server = setupServer(...setupHandlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
resetRows(setupRows)

const headersOf = (userType: number) => ({ language: 'zh-CN', token: `token-${userType}` })
const Answer = z.object({ code: z.number(), data: z.unknown() })

async function ask(endpoint: AnyEndpoint, input: object, userType: number = userTypes.staff) {
  const response = await fetch(`http://localhost/api${endpoint.path}`, {
    method: endpoint.method,
    headers: headersOf(userType),
    body: JSON.stringify(input),
  })
  return z.parse(Answer, await response.json())
}
const empty: WrittenSetup = {
  buildUpFrom: '',
  buildUpUntil: '',
  dismantlingFrom: '',
  dismantlingUntil: '',
  note: { zh: '', en: '' },
  documents: [],
}
const dismantling = { ...empty, dismantlingFrom: '2026-11-08T08:00:00Z', dismantlingUntil: '2026-11-09T04:00:00Z' }
const save = (setup: WrittenSetup, revision: number, hallId = 1) =>
  ask(contract.saveHallSetup, { hallId, revision, setup })
const own = () => ask(contract.getOwnSetup, {}, userTypes.exhibitor)

it('a save of what is stored raises no revision, whichever revision was read', async () => {
  expect((await save(dismantling, 2)).data).toMatchObject({ revision: 3 })
  const spaced = { ...dismantling, note: { zh: ' ', en: '' } }
  expect(await save(spaced, 3)).toMatchObject({ code: 0, data: { revision: 3 } })
  expect(await save(dismantling, 2)).toMatchObject({ code: 0, data: { revision: 3 } })
  expect((await save(empty, 2)).code).toBe(errors.SetupChanged.code)
  expect(await save(empty, 0, 3)).toMatchObject({ code: 0, data: { revision: 0 } })
})

it('a copy of what another hall has raises no revision there', async () => {
  await save(dismantling, 2)
  await save(dismantling, 1, 2)
  const others = [{ hallId: 2, revision: 2 }]
  expect((await ask(contract.copyHallSetup, { hallId: 1, revision: 3, others })).code).toBe(0)
  expect(setupRows.find(({ hallId }) => hallId === 2)?.revision).toBe(2)
  const unread = [{ hallId: 2, revision: 1 }]
  const refused = await ask(contract.copyHallSetup, { hallId: 1, revision: 3, others: unread })
  expect(refused.code).toBe(errors.SetupCopyChanged.code)
})

it('the calendar has dismantling alone', async () => {
  await save(dismantling, 2)
  const response = await fetch(`http://localhost/api${contract.getOwnSetupCalendar.path}`, {
    headers: headersOf(userTypes.exhibitor),
  })
  const body = await response.text()
  expect(body.match(/^UID:.*$/gm)).toEqual([expect.stringContaining('dismantling')])
  expect(body).toContain('DTSTART:20261108T080000Z')
})

it('nothing is shown to exhibitors where everything was emptied', async () => {
  expect((await own()).data).toMatchObject({ setup: expect.objectContaining({ note: expect.any(String) }) })
  await save(empty, 2)
  expect((await own()).data).toMatchObject({ setup: null })
})
