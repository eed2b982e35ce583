import { sql } from 'drizzle-orm'
import { getHealth } from '#contract/foundation/health/endpoints.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { version } from '#server/platform/project.ts'

/** ms that the database has to answer a question about nothing */
const ANSWER_MS = 2_000

async function probeDatabase(db: Db): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'down'>((done) => {
    timer = setTimeout(() => done('down'), ANSWER_MS)
  })
  const answered = db.execute(sql`select 1`).then(
    () => 'up' as const,
    () => 'down' as const,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Healthy means that what the server needs answers. */
export function health(engine: Database['kind']): Route[] {
  return [
    serve(getHealth, async ({ db, realtime }) => {
      const needed = { database: await probeDatabase(db), redis: realtime.sharing() }
      const state = { ...needed, engine, version, uptimeSeconds: Math.round(process.uptime()) }
      const down = Object.entries(needed).flatMap(([name, value]) => (value === 'down' ? [name] : []))
      if (down.length > 0) throw fail('NotHealthy', { ...state, down })
      return state
    }),
  ]
}
