import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getToday } from '#contract/operations/today/endpoints.ts'
import { getToday as schemas, type Today } from '#contract/operations/today/schemas.ts'
import { listenerRoom, silentRealtime } from '#server/platform/realtime/realtime.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { diskAlert } from './alerts'
import { watchOpenWork } from './watch'

const server = useServer('demo')
const { output } = schemas

async function askAs(userType: number): Promise<Today> {
  const { code, data } = await server().ask(getToday, {}, { headers: await signedInAs(server(), userType) })
  expect(code).toBe(0)
  return output.parse(data)
}
const namesOf = ({ queues }: Today) => queues.map(({ name }) => name)

describe('the home of the console', () => {
  it('counts what is open, with its oldest', async () => {
    const { db } = server().database
    const open = await db.select().from(registrations).where(eq(registrations.state, 'review'))
    const { queues } = await askAs(userTypes.organizer)
    expect(open.length).toBeGreaterThan(0)
    const oldest = open.map(({ submittedAt }) => submittedAt.toISOString()).toSorted()[0]
    expect(queues.find(({ name }) => name === 'registrations')).toEqual({
      name: 'registrations',
      count: open.length,
      oldest,
    })
  })

  it('shows each user type its own queues, figures, alerts and activity', async () => {
    const organizer = await askAs(userTypes.organizer)
    const reviewer = await askAs(userTypes.reviewer)
    const finance = await askAs(userTypes.financeStaff)
    const gate = await askAs(userTypes.receptionUnit)
    expect(namesOf(organizer)).toEqual([
      'registrations',
      'signUps',
      'demands',
      'content',
      'adverts',
      'appointments',
      'refunds',
      'transfers',
      'invoices',
      'messages',
      'reports',
    ])
    expect(organizer.figures).not.toBeNull()
    expect(organizer.activity.length).toBeGreaterThan(0)
    expect(namesOf(reviewer)).toEqual(['registrations', 'signUps', 'demands', 'reports'])
    expect(reviewer.figures).toBeNull()
    expect(reviewer.activity.every(({ type }) => type === 'case')).toBe(true)
    expect(namesOf(finance)).toEqual(['refunds', 'transfers', 'invoices'])
    expect(finance.activity).toEqual([])
    expect(gate).toMatchObject({ queues: [], figures: null, alerts: [], activity: [], setup: null })
    expect(gate.program.length).toBeGreaterThan(0)
  })

  it('shows nothing of the fair to who works for an exhibitor under a type of the fair’s', async () => {
    const headers = await signedInAs(server(), userTypes.customerService)
    const ask = async () => output.parse((await server().ask(getToday, {}, { headers })).data)
    const { database } = server()
    const change = (exhibitorId: number | null) =>
      database.write((db) =>
        db.update(accounts).set({ exhibitorId }).where(eq(accounts.userType, userTypes.customerService)),
      )
    await change(null)
    expect(namesOf(await ask())).toEqual(['messages'])
    await change(1)
    expect(namesOf(await ask())).toEqual([])
  })

  it('raises an alert for messages that could not be delivered, to who may read them', async () => {
    await server().database.write((db) =>
      db.insert(outbox).values({
        channel: 'email',
        address: 'nobody@fair.example',
        languageType: 1,
        template: 'test',
        body: 'test',
        state: 'failed',
      }),
    )
    const { alerts } = await askAs(userTypes.organizer)
    expect(alerts).toContainEqual({ name: 'failedMessages', value: expect.any(Number) })
    expect((await askAs(userTypes.staff)).alerts.map(({ name }) => name)).not.toContain('failedMessages')
  })

  it('lists what the fair cannot open without until all of it is published', async () => {
    const { database } = server()
    expect((await askAs(userTypes.organizer)).setup).toBeNull()
    const hide = (deletedAt: Date | null) =>
      database.write((db) => db.update(contentItems).set({ deletedAt }).where(eq(contentItems.kind, 'newsColumn')))
    await hide(new Date())
    const { setup } = await askAs(userTypes.organizer)
    expect(setup?.filter(({ done }) => !done)).toEqual([{ kind: 'newsColumn', done: false }])
    expect((await askAs(userTypes.reviewer)).setup).toBeNull()
    await hide(null)
  })
})

it('a disk raises an alert once less than a tenth of it is free', () => {
  expect(diskAlert({ bavail: 101, blocks: 1_000 })).toBeUndefined()
  expect(diskAlert({ bavail: 50, blocks: 1_000 })).toBe(95)
})

it('organizers with the console open are notified once a queue has changed, and nobody else', async () => {
  const { database } = server()
  const staff = await database.db.select().from(accounts).where(eq(accounts.userType, userTypes.organizer))
  const room = listenerRoom(staff[0]?.id ?? 0)
  const notified: string[] = []
  const realtime = {
    ...silentRealtime,
    audience: (of: string) => (of === room ? 1 : 0),
    emitHere: (to: string, event: string) => void notified.push(`${event} ${to}`),
  }
  const watch = watchOpenWork(database, realtime)
  await watch()
  await watch()
  expect(notified).toEqual([])
  await database.write((db) => db.update(registrations).set({ state: 'review', submittedAt: new Date(0) }))
  await watch()
  await watch()
  expect(notified).toEqual([`openWork ${room}`])
})
