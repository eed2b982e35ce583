import { sql } from 'drizzle-orm'
import { getHealth } from '../../../contract/health/endpoints'
import type { Database, Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { version } from '../../platform/project'

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
