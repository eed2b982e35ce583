import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { checkIn, getOfflineList, saveCheckList } from '#contract/commerce/check-in/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/people/pre-registration/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { provenMail, registerBuyer } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { tieToAccount } from '.'
import { preRegistrations } from './pre-registration.schema'

const server = useServer('demo')

let keys = 0
const newKey = () => `pre-registration-test-${String((keys += 1)).padStart(6, '0')}`
const wholeForm = (over: object = {}) => ({
  clientKey: newKey(),
  name: '林小满',
  company: '拾光画廊',
  countryId: 156,
  areaCode: '+086',
  mobile: `139${String(10_000_000 + keys)}`,
  email: '',
  purposes: ['items' as const],
  agreed: true as const,
  ...over,
})
const add = (over: object = {}) => server().ask(contract.addPreRegistration, wholeForm(over))
const rowsOf = (phone: string) =>
  server().database.db.select().from(preRegistrations).where(eq(preRegistrations.phone, phone))
const messagesTo = (address: string) =>
  server().database.db.select().from(outbox).where(eq(outbox.address, address)).orderBy(desc(outbox.id))

it('returns a code once for a key, and its QR leads to the registration', async () => {
  const form = wholeForm()
  const [first, again] = [await add(form), await add(form)]
  expect(first.code).toBe(0)
  expect(again.data).toEqual(first.data)
  expect(first.data.code).toMatch(/^[2-9A-Z]{16}$/)
  expect(first.data.qr).toMatch(/\/login\.html#\/register\?joinType=Buyer&preRegistration=[2-9A-Z]{16}$/)
  expect(await rowsOf(`+86${form.mobile}`)).toHaveLength(1)
  const [row] = await rowsOf(`+86${form.mobile}`)
  expect(JSON.stringify(row)).not.toContain(first.data.code)
})

it('a number that is there already is told the same, and its owner is sent the first code again', async () => {
  const form = wholeForm()
  const first = await add(form)
  const second = await add({ mobile: form.mobile })
  expect(Object.keys(second.data)).toEqual(Object.keys(first.data))
  expect(second.data.code).not.toBe(first.data.code)
  const [again, once] = await messagesTo(`+86${form.mobile}`)
  expect([once?.template, again?.template]).toEqual(['preRegistered', 'preRegisteredBefore'])
  expect(again?.body).toContain(first.data.code)
  expect(again?.body).not.toContain(second.data.code)
})

it('the first code goes to nothing that its owner did not give', async () => {
  const form = wholeForm()
  await add(form)
  await add({ mobile: form.mobile, email: 'somebody-else@buyer.example' })
  expect(await messagesTo('somebody-else@buyer.example')).toEqual([])
})

it('sends one number no more than so many messages a day', async () => {
  const form = wholeForm()
  for (let i = 0; i < 5; i += 1) await add({ mobile: form.mobile })
  expect(await messagesTo(`+86${form.mobile}`)).toHaveLength(3)
})

it('says what is wrong by the field', async () => {
  const wrong = { name: ' ', company: '', countryId: 998, mobile: '12', email: 'x', purposes: [] }
  const { code, data } = await add(wrong)
  expect(code).toBe(errors.BadInput.code)
  expect(JSON.stringify(data)).toMatch(/name/)
  const { msg } = await add({ mobile: '', email: '' })
  expect(msg).toContain('请填写手机号或邮箱')
})

it('ten at once with one number: one is the first, the others stand next to it', async () => {
  const mobile = '13977770001'
  const outcome = await race(server().database, 'pre_registration', async () => (await add({ mobile })).code)
  expect(fulfilled(outcome)).toEqual(Array.from({ length: RACERS }, () => 0))
  const rows = await rowsOf(`+86${mobile}`)
  expect(rows).toHaveLength(RACERS)
  expect(rows.filter(({ repeats }) => repeats === null)).toHaveLength(1)
})

/** The same, but for the first being looked for and then written: without the index there would be ten firsts. */
it('without its number in the index more than one is the first', async () => {
  const [row] = await server().database.db.select().from(preRegistrations).limit(1)
  if (!row) throw new Error('nobody has pre-registered')
  const { id: _, ...rest } = row
  await race(server().database, 'pre_registration', (racer) =>
    server().database.write(async (db) => {
      const own = { ...rest, phone: '', email: `${racer}@race.example`, company: 'race', repeats: null }
      const known = await db.$count(preRegistrations, eq(preRegistrations.company, 'race'))
      if (known === 0)
        await db.insert(preRegistrations).values({ ...own, clientKeyHash: `c${racer}`, codeHash: `h${racer}` })
    }),
  )
  const { db } = server().database
  expect(await db.$count(preRegistrations, eq(preRegistrations.company, 'race'))).toBeGreaterThan(1)
})

it('ten sends of one form keep one', async () => {
  const form = wholeForm({ mobile: '13977770002' })
  const outcome = await race(server().database, 'pre_registration', async () => (await add(form)).data.code)
  expect(new Set(fulfilled(outcome)).size).toBe(1)
  expect(await rowsOf('+8613977770002')).toHaveLength(1)
})

it('its details are given to the page that asks first, and to no other', async () => {
  const form = wholeForm()
  const { code } = (await add(form)).data
  const take = (key: string, by = code) => server().ask(contract.takePreRegistration, { code: by, key })
  const [key, other] = [newKey(), newKey()]
  expect((await take(key)).data).toMatchObject({ name: '林小满', mobile: form.mobile, purposes: ['items'] })
  expect((await take(key)).code).toBe(0)
  expect((await take(other)).code).toBe(errors.PreRegistrationTaken.code)
  expect((await take(other, '2222222222222222')).code).toBe(errors.PreRegistrationNotFound.code)
})

it('a registration made of it is tied to it, once', async () => {
  const { code } = (await add()).data
  const email = 'tied@gallery.example'
  const sent = { email, number: 'P7300001', code: await provenMail(server(), email) }
  const registered = await registerBuyer(server(), { ...sent, preRegistration: code })
  expect(registered.code).toBe(0)
  const { data } = await server().ask(
    contract.listPreRegistrations,
    { state: 'registered' },
    { headers: await signedInAs(server(), userTypes.reviewer) },
  )
  expect(data.list).toHaveLength(1)
  const [{ accountId } = { accountId: null }] = data.list
  await server().database.write((db) => tieToAccount(db, code, 1))
  const [after] = await server()
    .database.db.select()
    .from(preRegistrations)
    .where(eq(preRegistrations.accountId, accountId ?? 0))
  expect(after).toBeDefined()
})

it('a gate that takes pre-registrations lets one in once a day, by its QR and typed', async () => {
  const headers = await signedInAs(server(), userTypes.staff)
  const list = { name: { zh: '买家门', en: 'Buyers' }, zone: 'pre', typeIds: [], reEntry: false, open: true }
  const save = async (preRegistered: boolean) =>
    (await server().ask(saveCheckList, { id: null, version: null, list: { ...list, preRegistered } }, { headers })).data
  const [open, closed] = [await save(true), await save(false)]
  const { code, qr } = (await add()).data
  const scan = async (listId: number, shown: string) =>
    (await server().ask(checkIn, { key: newKey(), listId, code: shown }, { headers })).data
  expect((await scan(closed.id, qr)).result).toBe('wrongList')
  expect(await scan(open.id, qr)).toMatchObject({
    result: 'valid',
    ticket: { kind: 'preRegistration', holderName: '林小满 · 拾光画廊' },
  })
  expect((await scan(open.id, code.toLowerCase())).result).toBe('used')
  const offline = async (listId: number) => (await server().ask(getOfflineList, { listId }, { headers })).data.tickets
  expect((await offline(open.id)).filter(({ result }) => result === 'used')).toHaveLength(1)
  expect((await offline(open.id)).length - (await offline(closed.id)).length).toBeGreaterThan(1)
})

it('ten gates at once let one in', async () => {
  const headers = await signedInAs(server(), userTypes.staff)
  const list = { name: { zh: '同时', en: 'Race' }, zone: 'race', typeIds: [], reEntry: false, open: true }
  const input = { id: null, version: null, list: { ...list, preRegistered: true } }
  const { id: listId } = (await server().ask(saveCheckList, input, { headers })).data
  const { code } = (await add()).data
  const outcome = await race(server().database, 'ticket_entry', async () => {
    return (await server().ask(checkIn, { key: newKey(), listId, code }, { headers })).data.result
  })
  expect(fulfilled(outcome).toSorted()).toEqual([...Array.from({ length: RACERS - 1 }, () => 'used'), 'valid'])
})

it('is closed by the organizer, or with the day that was set, and says so', async () => {
  const headers = await signedInAs(server(), userTypes.reviewer)
  const terms = { isOpen: false, until: null, title: { zh: '欢迎买家', en: '' }, intro: { zh: '', en: '' } }
  const save = (version: number, over: object = {}) =>
    server().ask(contract.savePreRegistrationTerms, { version, terms: { ...terms, ...over } }, { headers })
  expect((await save(0)).code).toBe(0)
  expect((await save(0)).code).toBe(errors.PreRegistrationChanged.code)
  expect((await add()).code).toBe(errors.PreRegistrationClosed.code)
  expect((await server().ask(contract.getPreRegistration, {})).data).toMatchObject({ isOpen: false, title: '欢迎买家' })
  await save(1, { isOpen: true, until: '2026-01-01' })
  expect((await add()).code).toBe(errors.PreRegistrationClosed.code)
  await save(2, { isOpen: true })
  expect((await server().ask(contract.getPreRegistration, {})).data.isOpen).toBe(true)
  expect((await add()).code).toBe(0)
})
