import { createClient } from '@redis/client'
import { failed, type Finding, passed, reasonOf, skipped } from './finding'

/** ms that Redis may take to answer */
const ANSWER_MS = 5_000

/** Connects to Redis as the server does, and pings it. */
export async function checkRedis(url: string | undefined): Promise<Finding> {
  if (url === undefined) return skipped('Redis', 'no REDIS_URL: fine for one server')
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: ANSWER_MS } })
  client.on('error', () => undefined)
  const { host } = new URL(url)
  try {
    await client.connect()
    await client.ping()
    return passed('Redis', `${host} answers`)
  } catch (error) {
    return failed('Redis', `${host}: ${reasonOf(error)}`, 'Correct REDIS_URL, or start Redis.')
  } finally {
    if (client.isOpen) client.destroy()
  }
}
