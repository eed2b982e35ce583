import { sql } from 'drizzle-orm'
import * as contract from '#contract/foundation/health/endpoints.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { createLifecycle, type Lifecycle } from '#server/platform/lifecycle.ts'
import { version } from '#server/platform/project.ts'
import { inTime } from './in-time'
import { createReadinessCheck } from './readiness'

const uptimeSeconds = () => Math.round(process.uptime())

const probeDatabase = (db: Db): Promise<'up' | 'down'> =>
  inTime(
    db.execute(sql`select 1`).then(() => 'up' as const),
    'down' as const,
  )

/** Healthy means that what the server needs answers. */
export function health(engine: Database['kind'], lifecycle: Lifecycle = createLifecycle()): Route[] {
  const checkReadiness = createReadinessCheck(lifecycle)
  return [
    serve(contract.getHealth, async ({ db, realtime }) => {
      const needed = { database: await probeDatabase(db), redis: realtime.sharing() }
      const state = { ...needed, engine, version, uptimeSeconds: uptimeSeconds() }
      const down = Object.entries(needed).flatMap(([name, value]) => (value === 'down' ? [name] : []))
      if (down.length > 0) throw fail('NotHealthy', { ...state, down })
      return state
    }),
    serve(contract.getLiveness, async (context) => {
      const forwarded = context.requestHeader('x-forwarded-for').split(',').filter(Boolean).length
      return { version, uptimeSeconds: uptimeSeconds(), network: context.ip, forwarded }
    }),
    serve(contract.getReadiness, ({ db }) => checkReadiness(db)),
  ]
}
