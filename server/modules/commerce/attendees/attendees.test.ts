import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/commerce/attendees/endpoints.ts'
import { ATTENDEE_CHANGES_PER_HOUR, ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { forgetAttempts, useUp } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { attendees } from './attendees.schema'

const server = useServer('demo')
const { person } = talking(server)
type Owner = Awaited<ReturnType<typeof person>>

let numbers = 10_000_000
const details = (over: object = {}) => ({
  id: null,
  version: 0,
  name: '周明远',
  phone: '',
  idType: 'passport' as const,
  idNumber: `E${(numbers += 1)}`,
  ...over,
})
const save = ({ headers }: Owner, over: object = {}) => server().ask(contract.saveAttendee, details(over), { headers })
const list = async ({ headers }: Owner) => (await server().ask(contract.listAttendees, {}, { headers })).data
const remove = ({ headers }: Owner, id: number) => server().ask(contract.deleteAttendee, { id }, { headers })
const rowsOf = ({ id }: Owner) => server().database.db.select().from(attendees).where(eq(attendees.accountId, id))

describe('a saved attendee', () => {
  it('is stored encrypted and read masked, the newest first', async () => {
    const owner = await person()
    const typed = { name: ' 周明远 ', phone: ' +852 9123 4567 ', idType: 'idCard', idNumber: '11010519491231002x ' }
    const { code, data } = await save(owner, typed)
    const number = '11**************2X'
    expect({ code, data }).toMatchObject({ code: 0, data: { name: '周明远', phone: '+852 9123 4567', version: 1 } })
    await save(owner, { name: 'Hélène Fournier' })
    const { list: all, max } = await list(owner)
    expect(max).toBe(ATTENDEES_MAX)
    expect(all.map(({ name }) => name)).toEqual(['Hélène Fournier', '周明远'])
    expect(all[1]).toMatchObject({ idType: 'idCard', idNumber: number })
    const stored = await rowsOf(owner)
    expect(stored[0]?.holderIdNumber).toMatch(/^v1\./)
    expect(JSON.stringify(stored)).not.toContain('194912')
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: '周'.repeat(61) }],
    ['phone', { phone: '12' }],
    ['idNumber', { idNumber: '' }],
    ['idNumber', { idNumber: null }],
    ['idNumber', { idType: 'idCard', idNumber: '110105194912310021' }],
    ['idNumber', { idType: 'pass', idNumber: 'E1' }],
  ])('is refused at %s for %j', async (field, over) => {
    const owner = await person()
    const { code, data } = await save(owner, over)
    expect(code).toBe(errors.BadInput.code)
    expect(Object(data).fields).toMatchObject([{ field: `input.${field}` }])
    expect(await rowsOf(owner)).toEqual([])
  })

  it('keeps its number where none is typed, and takes another type only with a number', async () => {
    const owner = await person()
    const { id, version, idNumber } = (await save(owner)).data
    const kept = await save(owner, { id, version, name: '周远', phone: '13800138061', idNumber: null })
    expect(kept.data).toMatchObject({ version: 2, name: '周远', phone: '13800138061', idNumber })
    const other = { id, version: 2, idType: 'idCard' }
    expect((await save(owner, { ...other, idNumber: null })).code).toBe(errors.BadInput.code)
    expect((await save(owner, { ...other, idNumber: '11010519491231002X' })).data).toMatchObject({ version: 3 })
  })

  it('is changed only as it was read, and not after it was deleted', async () => {
    const owner = await person()
    const { id, version } = (await save(owner)).data
    expect((await save(owner, { id, version, name: '周远' })).code).toBe(0)
    expect((await save(owner, { id, version })).code).toBe(errors.AttendeeChanged.code)
    expect((await remove(owner, id)).code).toBe(0)
    expect((await remove(owner, id)).code).toBe(errors.AttendeeNotFound.code)
    expect((await save(owner, { id, version: 2 })).code).toBe(errors.AttendeeNotFound.code)
  })

  it('is saved once for an ID number, by each account for itself', async () => {
    const [owner, other] = [await person(), await person()]
    const typed = details()
    const first = await save(owner, typed)
    expect(
      (await save(owner, { ...typed, idNumber: `${typed.idNumber.slice(0, 3)} ${typed.idNumber.slice(3)}` })).data,
    ).toEqual(first.data)
    const refused = await save(owner, { ...typed, name: '周远' })
    expect(refused).toMatchObject({ code: errors.AttendeeExists.code, data: { field: 'idNumber' } })
    const second = (await save(owner)).data
    const taken = { ...typed, id: second.id, version: second.version }
    expect((await save(owner, taken)).code).toBe(errors.AttendeeExists.code)
    expect((await save(other, typed)).code).toBe(0)
    expect((await list(owner)).list).toHaveLength(2)
  })

  it('is deleted with its account', async () => {
    const owner = await person()
    await save(owner)
    await server().database.write((db) => db.delete(accounts).where(eq(accounts.id, owner.id)))
    expect(await rowsOf(owner)).toEqual([])
  })
})

describe('limits', () => {
  it(`allow ${ATTENDEES_MAX} for an account`, async () => {
    await forgetAttempts(server())
    const owner = await person()
    for (let i = 0; i < ATTENDEES_MAX; i += 1) expect((await save(owner)).code).toBe(0)
    const refused = await save(owner)
    expect(refused).toMatchObject({ code: errors.TooManyAttendees.code, data: { max: ATTENDEES_MAX } })
    expect(refused.msg).toContain(String(ATTENDEES_MAX))
    const [last] = (await list(owner)).list
    await remove(owner, last?.id ?? 0)
    expect((await save(owner)).code).toBe(0)
  })

  it('end changes that are too frequent', async () => {
    await forgetAttempts(server())
    const owner = await person()
    await useUp(server(), `attendee:${owner.id}`, ATTENDEE_CHANGES_PER_HOUR, 3_600)
    expect((await save(owner)).code).toBe(errors.TooManyRequests.code)
    expect((await remove(owner, 1)).code).toBe(errors.TooManyRequests.code)
    await forgetAttempts(server())
  })
})
