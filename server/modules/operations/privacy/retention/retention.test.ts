import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getRetention, saveRetention } from '#contract/operations/privacy/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { planting } from '#tests/setup/people/plant.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { messages } from '#server/modules/live/chat/chat.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { personalData } from '#server/domains/personal-data.ts'
import { retentions } from '../privacy.schema'
import { sweepRetention } from './retention'

const server = useServer('demo')
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const as = async (userType: number) => ({ headers: await signedInAs(server(), userType) })
const sweep = (now?: Date) => sweepRetention(server().database, server().config, personalData, now)

beforeEach(async () => {
  const { db } = server().database
  await db.delete(retentions)
  for (const table of [outbox, analyticsEvents]) await db.delete(table)
})

describe('retention', () => {
  it('is the organizer’s to read and to set, within bounds, and by who saw it last', async () => {
    for (const userType of [userTypes.buyer, userTypes.staff, userTypes.supervisor]) {
      expect((await server().ask(getRetention, {}, await as(userType))).code).toBe(errors.NotAllowed.code)
    }
    const organizer = await as(userTypes.organizer)
    const { data } = await server().ask(getRetention, {}, organizer)
    expect(data.map(({ kind, days, isSet }) => [kind, days, isSet])).toEqual([
      ['messages', 180, false],
      ['visits', 365, false],
      ['notices', 365, false],
      ['chats', null, false],
      ['minutes', 365, false],
      ['idNumbers', server().config.idNumberDays, false],
    ])
    const save = (input: object) =>
      server().ask(saveRetention, { kind: 'visits', days: 90, version: 0, ...input }, organizer)
    expect((await save({ days: 29 })).code).toBe(errors.BadInput.code)
    expect((await save({ days: null })).code).toBe(errors.BadInput.code)
    expect((await save({})).data[1]).toMatchObject({ kind: 'visits', days: 90, isSet: true, version: 1 })
    expect((await save({})).code).toBe(errors.RetentionChanged.code)
    expect((await save({ version: 1, days: 60 })).data[1]).toMatchObject({ days: 60, version: 2 })
    expect((await save({ kind: 'chats', days: null })).code).toBe(0)
  })

  it('takes what is older in pieces, as the desk was told, and nothing else', async () => {
    const { db } = server().database
    const old = { channel: 'email' as const, address: 'old@mail.example', languageType: 1, template: 't', body: 'b' }
    const rows = Array.from({ length: 1_203 }, () => ({ ...old, state: 'sent' as const, createdAt: ago(181) }))
    await db
      .insert(outbox)
      .values([
        ...rows,
        { ...old, state: 'queued', createdAt: ago(181) },
        { ...old, state: 'sent', createdAt: ago(179) },
      ])
    const { data } = await server().ask(getRetention, {}, await as(userTypes.organizer))
    expect(data[0]?.next).toBe(1_203)
    expect((await sweep()).messages).toBe(1_203)
    expect((await db.select().from(outbox)).map(({ state }) => state).toSorted()).toEqual(['queued', 'sent'])
    expect((await sweep()).messages).toBe(0)
    // A day and a bit later the next one is due.
    expect((await sweep(new Date(Date.now() + 1.1 * DAY_MS))).messages).toBe(1)
  })

  it('empties messages and numbers of holders, and keeps their rows', async () => {
    const { db } = server().database
    const { plant } = planting(db, Number((await as(userTypes.organizer)).headers.userid))
    const message = await plant(messages, { at: ago(200), sequence: 901, payload: { text: 'old' } })
    const young = await plant(messages, { at: ago(100), sequence: 902, payload: { text: 'young' } })
    const ticket = await plant(tickets, { state: 'void', holderIdNumber: 'sealed', holderHash: 'hash' })
    const read = await plant(notices, { readAt: ago(400), name: 'orderPaid', parameters: {} })
    await db.insert(retentions).values({ kind: 'chats', days: 180 })
    const [type] = await db
      .select()
      .from(ticketTypes)
      .where(eq(ticketTypes.id, Number(ticket['typeId'])))
    const ended = new Date(Date.parse(`${type?.lastDay ?? ''}T00:00:00Z`) + 400 * DAY_MS)
    await sweep()
    const [emptied] = await db
      .select()
      .from(messages)
      .where(eq(messages.id, Number(message['id'])))
    expect(emptied).toMatchObject({ payload: {}, nick: message['nick'] })
    const [left] = await db
      .select()
      .from(messages)
      .where(eq(messages.id, Number(young['id'])))
    expect(left?.payload).toEqual({ text: 'young' })
    expect(
      await db
        .select()
        .from(notices)
        .where(eq(notices.id, Number(read['id']))),
    ).toEqual([])
    await sweep(ended)
    const [held] = await db
      .select()
      .from(tickets)
      .where(eq(tickets.id, Number(ticket['id'])))
    expect(held).toMatchObject({ holderIdNumber: null, holderHash: null, state: 'void' })
  })

  it('set ten times at once is set once', async () => {
    const organizer = await as(userTypes.organizer)
    const raced = await race(server().database, 'retention', (racer) =>
      server().ask(saveRetention, { kind: 'visits', days: 60 + racer, version: 0 }, organizer),
    )
    const codes = raced.outcomes.map((each) => (each.status === 'fulfilled' ? each.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.RetentionChanged.code)).toHaveLength(RACERS - 1)
  })
})
