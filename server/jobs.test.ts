import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { userTypes } from '../contract/core/permissions'
import { signedInAs } from '../tests/setup/access'
import { useServer } from '../tests/setup/server'
import { startJobs } from './jobs'
import { lives, liveReserves } from './modules/live/live.schema'
import { outbox } from './modules/outbox/outbox.schema'
import { silentRealtime } from './platform/realtime/realtime'
import { readConfig } from './config'
import { waitFor } from '../tests/setup/wait-for'

const server = useServer('demo')

it('by the clock, booked sessions are announced and watchers counted, until it is stopped', async () => {
  const { database, providers } = server()
  const { db } = database
  const [next] = await db.select().from(lives).where(eq(lives.status, 0)).limit(1)
  const [on] = await db.select().from(lives).where(eq(lives.status, 1)).limit(1)
  if (!next || !on) throw new Error('the demo fair has sessions')
  const startsAt = new Date(Date.now() + 5 * 60_000)
  await db.update(lives).set({ startsAt }).where(eq(lives.id, next.id))
  const { userid } = await signedInAs(server(), userTypes.buyer)
  await db.insert(liveReserves).values({ id: 'booking', liveId: next.id, accountId: Number(userid) })

  const realtime = { ...silentRealtime, countPeople: async () => 4_321 }
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const jobs = startJobs({
    config: readConfig({ DATA_DIR: folder }),
    database,
    providers,
    realtime,
    log: pino({ level: 'silent' }),
  })
  const announced = () => db.$count(outbox, eq(outbox.template, 'liveReminder'))
  await waitFor(async () => {
    expect(await announced()).toBe(1)
    const [counted] = await db.select().from(lives).where(eq(lives.id, on.id))
    expect(counted?.onlineCount).toBe(4_321)
  })
  await jobs.stop()
})
