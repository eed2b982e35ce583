import { sql } from 'drizzle-orm'
import { getHealth } from '../../../contract/health'
import type { Database } from '../../platform/db/database'
import { type Route, serve } from '../../platform/http/serve'
import { version } from '../../platform/project'

/** Healthy means that the database answers. */
export function health(database: Database['kind']): Route[] {
  return [
    serve(getHealth, async ({ db }) => {
      await db.execute(sql`select 1`)
      return { database, version, uptimeSeconds: Math.round(process.uptime()) }
    }),
  ]
}
