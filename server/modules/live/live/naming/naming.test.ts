import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { NAMED_PER_HOUR } from '#contract/live/live/limits.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { addSession, draft, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { liveManagers } from '../live.schema'

/** Who is named in a session's form: nobody reads there what was not typed. */
const server = useRooms()
const { organizer, exhibitor, anchor, staff } = userTypes

beforeEach(() => server().database.db.delete(attempts))

let keys = 0
async function add(userType: number, change: Partial<LiveDraft>) {
  const { headers } = await personOf(server(), userType)
  const input = { key: `naming-${(keys += 1)}`, draft: { ...draft, ...change } }
  return { headers, ...(await server().ask(contract.addLive, input, { headers })) }
}

async function read(userType: number, id: number) {
  const { headers } = await personOf(server(), userType)
  return (await server().ask(contract.getManagedLive, { id }, { headers })).data
}

/** Of the demo account, and what of it was typed. */
const phone = '13800138013'
const named = { anchor: phone, managers: ['+1 202-555-0107', ' STAFF@demo.yunzhan.example '] }

describe.each([exhibitor, organizer])('a form of user type %i', (userType) => {
  it('gives those it names as they were typed, and nothing else of their accounts', async () => {
    const { data, headers } = await add(userType, named)
    const shown = { anchor: phone, managers: ['+1 202-555-0107', 'STAFF@demo.yunzhan.example'] }
    expect(data.draft).toMatchObject(shown)
    expect(JSON.stringify(data)).not.toMatch(/anchor@|overseas@|13800138011/)
    const { id, version } = data
    const again = await server().ask(contract.changeLive, { id, version, draft: data.draft }, { headers })
    expect(again.data.draft).toMatchObject(shown)
  })

  it('gives those whom others named masked, and keeps them when it is sent back', async () => {
    const { data } = await add(userType, named)
    const seen = await read(anchor, data.id)
    expect(JSON.stringify(seen)).not.toMatch(/overseas@|staff@|555-?0107|13800138011/i)
    const own = 'anchor@demo.yunzhan.example'
    expect(seen.draft.anchor).toBe(own)
    const { headers } = await personOf(server(), anchor)
    const { id, version } = data
    const changed = await server().ask(contract.changeLive, { id, version, draft: seen.draft }, { headers })
    expect(changed.data.draft).toMatchObject(seen.draft)
    expect((await read(userType, id)).draft.managers).toEqual(['+1 202-555-0107', 'STAFF@demo.yunzhan.example'])
  })

  it('has words by the field for whom it cannot find, and for naming too many', async () => {
    const unknown = await add(userType, { managers: ['nobody@demo.yunzhan.example'] })
    expect(unknown).toMatchObject({ code: errors.AccountNotFound.code, data: { field: 'managers' } })
    const answers = []
    for (let i = 0; i < 60; i += 1) answers.push(await add(userType, { anchor: `139777700${10 + i}` }))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === errors.AccountNotFound.code)).toHaveLength(NAMED_PER_HOUR - 1)
    expect(answers.at(-1)).toMatchObject({ code: errors.TooManyNamed.code, data: { field: 'anchor' } })
    // Who is named already is named on.
    const { data } = await add(userType, {})
    expect(data.draft.managers).toEqual([])
  })
})

it('distinguishes two with the same mask, and shows earlier ones masked', async () => {
  const ids = (await Promise.all([1, 2, 3, 4].map((type) => personOf(server(), type)))).map(({ id }) => id)
  const id = await addSession(server(), { managers: ids.map((accountId) => ({ accountId })) })
  const { draft: seen, version } = await read(staff, id)
  expect(seen.managers).toEqual(['138****8001', '138****8002', '138****8003', '138****8004'])
  const { headers } = await personOf(server(), staff)
  const kept = { ...seen, managers: ['138****8003'] }
  const changed = await server().ask(contract.changeLive, { id, version, draft: kept }, { headers })
  expect(changed.data.draft.managers).toEqual(['138****8003'])
  const rows = (await server().database.db.select().from(liveManagers)).filter(({ liveId }) => liveId === id)
  expect(rows).toMatchObject([{ accountId: ids[2] }])
})
