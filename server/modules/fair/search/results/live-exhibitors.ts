import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The exhibitors that are live now. */
export const liveExhibitors = connector<(db: Db) => Promise<number[]>>('live sessions of the search')
