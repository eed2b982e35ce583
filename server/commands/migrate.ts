import { describeFailure, endOnUncaught } from '#server/platform/describe-failure.ts'
import { migrateDatabase, type Migrated } from '#server/platform/db/migrate.ts'
import { joinServer } from '#server/platform/db/open.ts'
import { readConfig } from '#server/config.ts'

endOnUncaught()

function report({ applied, isNewer }: Migrated, ms: number): string {
  if (isNewer)
    return 'Nothing to apply: a later version has migrated this database. Servers of this version still serve it.'
  if (applied.length === 0) return 'Nothing to apply: the database is at this version.'
  const count = `${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'}`
  return [...applied.map((name) => `applied ${name}`), `${count} in ${(ms / 1_000).toFixed(1)} s`].join('\n')
}

/** Brings the database that the settings name to this version: `npm run migrate`. */
async function main(): Promise<void> {
  const server = await joinServer(readConfig(process.env))
  try {
    const began = performance.now()
    const migrated = await migrateDatabase(server.directUrl)
    console.log(report(migrated, performance.now() - began))
  } finally {
    await server.close()
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})
