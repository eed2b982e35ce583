import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../lifecycle'

/** Asks those who keep connections open to end them once the server is told to stop, so that a proxy sends nothing more by them. */
export function endConnectionsOnStop(app: FastifyInstance, lifecycle: Lifecycle | undefined): void {
  if (!lifecycle) return
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.stopping.aborted) void reply.header('connection', 'close')
    done()
  })
}
