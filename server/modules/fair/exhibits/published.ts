import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Called in the transaction that publishes exhibits or changes when they are shown. */
type OnPublished = (db: Db, exhibitIds: readonly number[]) => Promise<void>

export const onExhibitsPublished = connector<OnPublished>('published exhibits')
