import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { findLive } from '#server/modules/live/live/index.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { toNetwork } from '#server/platform/http/network-address.ts'
import type { AppServices } from '#server/platform/services.ts'
import { createBuckets } from '#server/platform/sharing/buckets.ts'
import type { HookRequest, IngestHook } from '#server/providers/ingest/port.ts'
import { isReadable, lockStream, updateEncoder } from './encoder.queries'
import { findRefusal } from './find-refusal'
import { beginSource, endSource } from './follow'
import { openKey } from './key'

interface Requested {
  Params: { name: string }
  Querystring: Record<string, string | undefined>
}

interface Served {
  database: Database
  services: AppServices
}

/** ms for which a process answers viewers of a stream from what it has read */
const READABLE_MS = 1_000
/** Hooks of one network that came without the secret: whoever guesses has half an hour for each further hundred. */
const wrongHooks = () => createBuckets({ perSecond: 0.05, burst: 100 })

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether an encoder may send by a key. Why one with the right key may not is stored for its host. */
async function mayPublish({ database: { write }, services: { vault } }: Served, stream: string, key: string) {
  return write(async (db) => {
    const encoder = await lockStream(db, stream)
    if (!encoder || !isSame(openKey(vault, encoder), key)) return false
    const live = await findLive(db, encoder.liveId)
    if (!live) return false
    const refusal =
      encoder.source !== ''
        ? 'otherSender'
        : encoder.expiresAt < new Date()
          ? 'expired'
          : await findRefusal(db, live, encoder)
    if (refusal !== encoder.refusal) await updateEncoder(db, live.id, { refusal })
    return refusal === ''
  })
}

/** What a media server reports of streams, and what it asks. A hook without its secret is refused and changes nothing. */
export function serveIngestHooks(app: FastifyInstance, served: Served): void {
  const { database, services } = served
  const wrong = wrongHooks()
  const readable = new LRUCache<string, { isReadable: boolean }, Db>({
    max: 1_000,
    ttl: READABLE_MS,
    fetchMethod: async (stream, _stale, { context }) => ({ isReadable: await isReadable(context, stream) }),
  })

  function verify(request: HookRequest, network: string): IngestHook | undefined {
    if (!wrong.has(network)) return undefined
    try {
      return services.providers.ingest.verifyHook(request)
    } catch {
      wrong.take(network)
      return undefined
    }
  }

  async function answer(hook: IngestHook): Promise<boolean> {
    if (hook.kind === 'publish') return mayPublish(served, hook.stream, hook.key)
    if (hook.kind === 'read') return (await readable.fetch(hook.stream, { context: database.db }))?.isReadable ?? false
    const following = { ...database, ingest: services.providers.ingest, realtime: app.gateway.realtime }
    await (hook.kind === 'began' ? beginSource(following, hook) : endSource(following, hook))
    return true
  }

  const send = (reply: FastifyReply, isAllowed: boolean) =>
    reply.code(isAllowed ? 200 : 401).send({ code: isAllowed ? 0 : 1 })

  app.post<Requested>('/api/ce-exhibition/ingest/:name', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const hook = verify({ name: request.params.name, query: request.query, body }, toNetwork(request.ip))
    return send(reply, hook !== undefined && (await answer(hook)))
  })
}
