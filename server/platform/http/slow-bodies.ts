import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** How a body must come. */
export interface Pace {
  /** ms that any may take */
  patienceMs: number
  /** bytes a second that one must have brought since it began, after that */
  bytesPerSecond: number
}

/** A telephone on a bad line brings several times as much. */
export const pace: Pace = { patienceMs: 20_000, bytesPerSecond: 4_096 }

/** ms from one look to the next */
const LOOK_MS = 1_000
/** ms until the head of a request must be there */
const HEAD_MS = 20_000

interface Coming {
  since: number
  /** Bytes of the connection before this request. */
  before: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Closes connections with requests so slow that they are sent to keep them open. A film over a bad line takes long,
 * and comes at its pace.
 */
export function closeSlowBodies(app: FastifyInstance, { patienceMs, bytesPerSecond }: Pace = pace): void {
  const coming = new Map<IncomingMessage, Coming>()
  app.server.headersTimeout = HEAD_MS
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw) && !raw.complete) {
      coming.set(raw, { since: performance.now(), before: raw.socket.bytesRead })
      for (const end of ['end', 'close'] as const) raw.once(end, () => coming.delete(raw))
    }
    done()
  })
  const isSlow = (raw: IncomingMessage, { since, before }: Coming): boolean => {
    const passed = performance.now() - since
    return passed > patienceMs && raw.socket.bytesRead - before < (passed / 1_000) * bytesPerSecond
  }
  const timer = setInterval(() => {
    for (const [raw, one] of coming) if (isSlow(raw, one)) raw.socket.destroy()
  }, LOOK_MS)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
