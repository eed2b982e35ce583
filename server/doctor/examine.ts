import pg from 'pg'
import { readConfig, type Config } from '#server/config.ts'
import { describeFailure } from '#server/platform/describe-failure.ts'
import { joinServer } from '#server/platform/db/open.ts'
import { hasCluster } from '#server/platform/embedded/cluster.ts'
import { openStorage } from '#server/providers/storage/open.ts'
import { checkClock } from './clock'
import { checkExtension, checkMigrations, checkVersion } from './database'
import { failed, type Finding, passed, skipped } from './finding'
import { checkMail } from './mail'
import { checkPublicUrl } from './public-url'
import { checkRedis } from './redis'
import { checkSms } from './sms'
import { checkStorage } from './storage'

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir))
    return [skipped('database', `none yet in ${config.dataDir}: the first start makes it`)]
  try {
    const server = await joinServer(config)
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const kind = server.kind === 'embedded' ? `embedded, in ${config.dataDir}` : new URL(server.url).host
      return [
        passed('database', kind),
        await checkVersion(client),
        await checkExtension(client),
        await checkMigrations(client, config.migrate),
        await checkClock(client),
      ]
    } finally {
      await client.end().catch(() => undefined)
      await server.close()
    }
  } catch (error) {
    return [failed('database', describeFailure(error), 'Correct DATABASE_URL or DATA_DIR, or start the database.')]
  }
}

/** Checks everything that a server with these settings needs. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    return [failed('settings', describeFailure(error), 'See .env.example for what each may be.')]
  }
  const place = config.s3 ? `bucket ${config.s3.bucket}` : config.dataDir
  const [database, storage, redis, mail, publicUrl] = await Promise.all([
    examineDatabase(config),
    checkStorage(openStorage(config), place),
    checkRedis(config.redisUrl),
    checkMail(config.mail),
    checkPublicUrl(config),
  ])
  return [passed('settings', 'can be used'), ...database, storage, redis, mail, checkSms(config), ...publicUrl]
}
