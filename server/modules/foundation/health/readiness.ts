import { sql } from 'drizzle-orm'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { getReadiness } from '#contract/foundation/health/endpoints.ts'
import type { UnreadyReason } from '#contract/foundation/health/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { compareSchema, SCHEMA_STATE_SQL } from '#server/platform/db/schema-state.ts'
import { fail } from '#server/platform/http/fail.ts'
import { version } from '#server/platform/project.ts'
import type { Lifecycle } from '#server/platform/lifecycle.ts'
import { inTime } from './in-time'

type Schema = OutputOf<typeof getReadiness>['schema']

async function readSchema(db: Db): Promise<Schema | UnreadyReason> {
  const { rows }: { rows: { at: string }[] } = Object(await db.execute(sql.raw(SCHEMA_STATE_SQL)))
  const age = compareSchema(Number(rows[0]?.at ?? 0))
  return age === 'older' ? 'migrations' : age
}

/** Checks whether requests may be sent to this server. The check throws NotReady; calls at the same time share one query. */
export function createReadinessCheck(lifecycle: Lifecycle) {
  let underWay: Promise<Schema | UnreadyReason> | undefined
  const probe = (db: Db) => {
    underWay ??= inTime(readSchema(db), 'database' as const).finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return async (db: Db): Promise<OutputOf<typeof getReadiness>> => {
    if (lifecycle.stopping.aborted) throw notReady('stopping')
    const found = await probe(db)
    if (found !== 'current' && found !== 'newer') throw notReady(found)
    return { version, schema: found }
  }
}

const notReady = (reason: UnreadyReason) => fail('NotReady', { reason })
