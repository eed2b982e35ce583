import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'

/** Shares rooms with the other servers on the same Redis. Gives what ends it; throws when Redis is not there. */
export async function shareRooms(io: Server, url: string, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const publisher = createClient({ url })
  const subscriber = publisher.duplicate()
  for (const client of [publisher, subscriber]) {
    // Reconnects by itself; without a listener an error would end the process.
    client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  }
  await Promise.all([publisher.connect(), subscriber.connect()])
  io.adapter(createAdapter(publisher, subscriber, { key: 'yunzhan', requestsTimeout: 1_000 }))
  return async () => {
    for (const client of [publisher, subscriber]) client.destroy()
  }
}
