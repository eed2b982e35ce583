import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { startJobs } from './jobs'
import { lives, liveReserves } from '#server/modules/live/live/live.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { silentRealtime } from '#server/platform/realtime/realtime.ts'
import { readConfig } from '#server/config.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

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
