import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { askDataCopy, getDataCopy, openDataCopy } from '#contract/operations/privacy/endpoints.ts'
import { DEMO_PASSWORD, signedInAs } from '#tests/setup/access.ts'
import { marks, touchEverything, typed } from '#tests/setup/people/plant.ts'
import { unzip } from '#tests/setup/people/unzip.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { messages } from '#server/modules/live/chat/chat.schema.ts'
import { attendees } from '#server/modules/commerce/attendees/attendees.schema.ts'
import { sealHolder } from '#server/modules/commerce/tickets/index.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { personalData } from '#server/domains/personal-data.ts'
import { insertCopy } from '../copies.queries'
import { dataCopies } from '../privacy.schema'
import { makeCopies, sweepCopies } from './make-copies'

const server = useServer('demo')
const { person: somebody } = talking(server)
const DAY_MS = 86_400_000

let made = 0
async function person(over: Partial<typeof accounts.$inferInsert> = {}) {
  const [known] = await server().database.db.select().from(accounts).where(eq(accounts.userType, userTypes.buyer))
  return somebody({ email: `copy-${(made += 1)}@buyer.example`, passwordHash: known?.passwordHash ?? '', ...over })
}
type Person = Awaited<ReturnType<typeof person>>

const ask = ({ headers }: Person, password = DEMO_PASSWORD) => server().ask(askDataCopy, { password }, { headers })
const make = (now?: Date) => makeCopies(server().database, { ...server(), personalData }, now)
const copyOf = async ({ headers }: Person) => (await server().ask(getDataCopy, {}, { headers })).data.copy

async function fetchCopy(id: number, headers: Record<string, string>) {
  const { app } = server()
  return app.inject({ method: 'GET', url: `${openDataCopy.base}${openDataCopy.path}?id=${id}`, headers })
}

describe('a copy of the own data', () => {
  it('holds what the register lists, with numbers masked, keys and others left out, and the own files', async () => {
    const one = await person({ name: { zh: marks.name, en: marks.name }, languageType: 2 })
    const { database, providers, vault } = server()
    const other = Number((await signedInAs(server(), userTypes.organizer)).userid)
    await touchEverything(database.db, { id: one.id, other })
    await providers.storage.put('avatar-of-test', Buffer.from('a picture'), 'image/png')
    const sealed = { idNumber: vault.seal('id-number', `2:${marks.idNumber}`), idNumberHash: 'a-hash' }
    await database.db.update(registrations).set(sealed).where(eq(registrations.accountId, one.id))
    await database.db.update(tickets).set({ holderIdNumber: null }).where(eq(tickets.accountId, one.id))
    const holder = sealHolder(vault, { name: marks.name, idType: 'passport', idNumber: marks.idNumber })
    await database.db.update(attendees).set(holder).where(eq(attendees.accountId, one.id))
    const payload = { text: '有货吗？', translation: 'translated by its sender' }
    await database.db.update(messages).set({ payload }).where(eq(messages.senderId, one.id))
    expect((await ask(one, 'Wrong#2026')).code).toBe(errors.PasswordWrong.code)
    expect((await ask(one)).code).toBe(0)
    expect((await ask(one)).code).toBe(errors.CopyUnderWay.code)
    expect(await make()).toBe(1)
    const copy = await copyOf(one)
    expect(copy?.state).toBe('ready')
    const sent = await database.db.select().from(notices).where(eq(notices.accountId, one.id))
    expect(sent.map(({ name }) => name)).toContain('dataCopyReady')
    const answer = await fetchCopy(copy?.id ?? 0, one.headers)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.rawPayload.length).toBe(copy?.bytes)
    const files = await unzip(answer.rawPayload)
    expect(files['index.html']).toContain('A copy of your data'.slice(2))
    expect(Object.values(files)).toContain('a picture')
    const message = Object.values(files).join('\n')
    expect(message).toContain(typed)
    expect(files['data/addresses.json']).toContain(marks.name)
    // What others have written to them is theirs to read too.
    expect(files['data/chats.json']).toContain('chat_message.received')
    expect(files['data/chats.json']).toContain('translated by its sender')
    expect(JSON.parse(files['data/registration.json'] ?? '')['registration.account_id'][0].idNumber).toBe('*****5432')
    const saved = JSON.parse(files['data/attendees.json'] ?? '')['saved_attendee.account_id'][0]
    expect(saved).toMatchObject({ holderName: marks.name, holderIdNumber: 'E9*****32' })
    for (const hidden of ['a-hash', 'holderHash', 'passwordHash', 'tokenHash', 'storageKey', 'v1.']) {
      expect(message).not.toContain(hidden)
    }
  })

  it('is its owner’s alone, for seven days, and then swept', async () => {
    const [one, another] = [await person(), await person()]
    await ask(one)
    await make()
    const id = (await copyOf(one))?.id ?? 0
    expect((await fetchCopy(id, one.headers)).statusCode).toBe(200)
    expect((await fetchCopy(id, another.headers)).json().code).toBe(errors.CopyEnded.code)
    const { database, providers } = server()
    const [row] = await database.db.select().from(dataCopies).where(eq(dataCopies.id, id))
    expect(await sweepCopies(database, providers, new Date(Date.now() + 6.9 * DAY_MS))).toBe(0)
    expect(await sweepCopies(database, providers, new Date(Date.now() + 7.1 * DAY_MS))).toBeGreaterThan(0)
    expect((await fetchCopy(id, one.headers)).json().code).toBe(errors.CopyEnded.code)
    await expect(providers.storage.open(row?.storageKey ?? '')).rejects.toMatchObject({ name: 'NoSuchFile' })
  })

  it('is made again by another server where the first ended, and requested three times a day', async () => {
    const one = await person()
    await ask(one)
    const { database } = server()
    await database.db
      .update(dataCopies)
      .set({ workedUntil: new Date(Date.now() + 60_000), tries: 1 })
      .where(eq(dataCopies.accountId, one.id))
    expect(await make()).toBe(0)
    expect(await make(new Date(Date.now() + 61_000))).toBe(1)
    for (const code of [0, 0, errors.CopiesUsed.code]) {
      expect((await ask(one)).code).toBe(code)
      await make()
    }
  })

  it('requested ten times at once is one', async () => {
    const one = await person()
    const raced = await race(server().database, 'data_copy', () => ask(one))
    const codes = raced.outcomes.map((each) => (each.status === 'fulfilled' ? each.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(await server().database.db.select().from(dataCopies).where(eq(dataCopies.accountId, one.id))).toHaveLength(1)
    // The control: of ten that are not requested but ready each would stand.
    const other = await person()
    const loose = await race(server().database, 'data_copy', (racer) =>
      server().database.write((db) =>
        insertCopy(db, { accountId: other.id, languageType: 1, storageKey: `loose-${racer}`, state: 'ready' }),
      ),
    )
    expect(loose.outcomes.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(RACERS)
  })
})
