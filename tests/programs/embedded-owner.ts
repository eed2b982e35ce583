import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/open.ts'
import { describeFailure } from '#server/platform/describe-failure.ts'

/** A process that has the database of a folder, with a row in it, until it is killed. */
try {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' })
  await database.db.execute(sql`create table if not exists kept as select 'acknowledged' as note`)
  console.log('ready')
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
