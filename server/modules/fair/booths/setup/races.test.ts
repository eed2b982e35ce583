import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { apart } from '#tests/setup/races/apart.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { hallSetups } from '../booths.schema'
import { notifySetupChanges } from './notify-changes'
import { listRecipients } from './notify.queries'
import { findSetup } from './setup.queries'

/** On ten connections, each with its control: the same without its guard. */
const server = useServer('demo')
let headers: { token: string }
let hallId = 0
let otherHall = 0
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const found = await server()
    .database.db.select()
    .from(halls)
    .where(inArray(halls.key, ['design', 'crafts']))
  hallId = found.find(({ key }) => key === 'design')?.id ?? 0
  otherHall = found.find(({ key }) => key === 'crafts')?.id ?? 0
})
beforeEach(() => server().database.write((db) => db.delete(hallSetups)))

const setupOf = (racer: number) => ({
  buildUpFrom: '',
  buildUpUntil: '',
  dismantlingFrom: '',
  dismantlingUntil: '',
  note: { zh: `${racer} 号门`, en: '' },
  documents: [],
})
const save = (racer: number, revision: number, of = hallId) =>
  server().ask(contract.saveHallSetup, { hallId: of, revision, setup: setupOf(racer) }, { headers })
const codesOf = (outcomes: PromiseSettledResult<{ code: number }>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const now = (of = hallId) => findSetup(server().database.db, of)

describe('ten organizers that save what they have read', () => {
  it.each([0, 1])('leave what one of them has written; the others are refused (revision %i)', async (revision) => {
    if (revision > 0) await save(99, 0)
    const { outcomes } = await race(server().database, 'hall_setup', (racer) => save(racer, revision))
    const codes = codesOf(outcomes)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.SetupChanged.code)).toHaveLength(RACERS - 1)
    expect(await now()).toMatchObject({ revision: revision + 1, note: { zh: `${codes.indexOf(0)} 号门` } })
  })

  it('overwrite each other without the lock', async () => {
    await save(99, 0)
    await race(server().database, 'hall_setup', (racer) =>
      server().database.write(async (db) => {
        if ((await findSetup(db, hallId))?.revision !== 1) throw new Error('changed')
        await db
          .update(hallSetups)
          .set({ note: setupOf(racer).note, revision: sql`${hallSetups.revision} + 1` })
          .where(eq(hallSetups.hallId, hallId))
      }),
    )
    expect((await now())?.revision).toBe(1 + RACERS)
  })
})

it('of ten that copy two halls to each other those of one direction do, once, and none of them waits for ever', async () => {
  await save(1, 0)
  await save(2, 0, otherHall)
  const { outcomes } = await race(server().database, 'hall_setup', (racer) => {
    const [from, to] = racer % 2 === 0 ? [hallId, otherHall] : [otherHall, hallId]
    return server().ask(
      contract.copyHallSetup,
      { hallId: from, revision: 1, others: [{ hallId: to, revision: 1 }] },
      { headers },
    )
  })
  const codes = codesOf(outcomes)
  // Those of the first one's direction find that both say the same; the others have read what is no longer there.
  expect(codes.filter((code) => code === 0)).toHaveLength(RACERS / 2)
  expect(codes.filter((code) => code === errors.SetupCopyChanged.code)).toHaveLength(RACERS / 2)
  const [one, other] = [await now(), await now(otherHall)]
  expect(one?.note).toEqual(other?.note)
  expect(new Set([one?.revision, other?.revision])).toEqual(new Set([1, 2]))
})

describe('ten servers that notify of a change at once', () => {
  const isOfChange = eq(notices.name, 'setupChanged')
  beforeEach(async () => {
    await save(1, 0)
    await server().database.write((db) => db.delete(notices).where(isOfChange))
  })
  const countByAccount = async () => {
    const rows = await server().database.db.select().from(notices).where(isOfChange)
    return { all: rows.length, accounts: new Set(rows.map(({ accountId }) => accountId)).size }
  }

  it('notify each account once', async () => {
    const { database } = server()
    await Promise.all(Array.from({ length: RACERS }, () => apart(() => notifySetupChanges(database, server(), 1))))
    await notifySetupChanges(database, server(), 1)
    const { all, accounts } = await countByAccount()
    expect(accounts).toBeGreaterThan(0)
    expect(all).toBe(accounts)
  })

  it('notify it ten times where they hold nothing', async () => {
    await race(server().database, 'notice', () =>
      server().database.write(async (db) => {
        const accounts = await listRecipients(db, hallId, { after: 0, limit: 50 })
        for (const to of accounts)
          await sendNotice(db, server(), to, { name: 'setupChanged', parameters: { hall: '' } })
      }),
    )
    const { all, accounts } = await countByAccount()
    expect(all).toBe(accounts * RACERS)
  })
})
