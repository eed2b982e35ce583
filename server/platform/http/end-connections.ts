import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../lifecycle'

/** Ends kept-alive connections with their next answer once the server is stopping, so that a proxy sends nothing more by them. */
export function endConnectionsOnStop(app: FastifyInstance, lifecycle: Lifecycle | undefined): void {
  if (!lifecycle) return
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.stopping.aborted) void reply.header('connection', 'close')
    done()
  })
}
