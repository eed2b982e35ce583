import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { join } from 'node:path'
import { BODY_LIMIT_BYTES } from '#contract/core/limits.ts'
import { MEDIA_MAX_KB } from '#contract/foundation/files/limits.ts'
import multipart from '@fastify/multipart'
import { talkCommands } from '#server/modules/trade/appointments/index.ts'
import { captionCommands } from '#server/modules/trade/captions/index.ts'
import { serveArt } from '#server/modules/fair/art/index.ts'
import { serveBoothCodes } from '#server/modules/fair/exhibitors/index.ts'
import { serveReserveCodes } from '#server/modules/live/live/index.ts'
import { createViewers, filterActiveTokens } from '#server/modules/people/session/index.ts'
import { serveBroadcastMedia, serveIngestHooks } from '#server/modules/live/broadcast/index.ts'
import { serveDemoStream } from '#server/modules/live/stream/index.ts'
import { contentTies } from '#server/domains/content-kinds.ts'
import { backfillContentItems, previewer } from '#server/modules/fair/content/index.ts'
import { createChat, findPerson, setPerson } from '#server/modules/live/chat/index.ts'
import { createBodyReader, createJcryption } from '#server/modules/foundation/encryption/index.ts'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import { allowedSources } from './allowed-sources'
import type { Database } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import { handleError } from '#server/platform/http/errors.ts'
import { decodeBody } from '#server/platform/http/input.ts'
import { logRequests, requestIds } from '#server/platform/http/request-log.ts'
import { endConnectionsOnStop } from '#server/platform/http/end-connections.ts'
import { closeSlowBodies } from '#server/platform/http/slow-bodies.ts'
import { trustedProxies } from '#server/platform/http/network-address.ts'
import { serveOpenApi } from '#server/platform/http/openapi/serve-openapi.ts'
import { servePages } from '#server/platform/http/pages/serve-pages.ts'
import { readLanguage } from '#server/platform/http/language.ts'
import { ResponseCache } from '#server/platform/http/response-cache.ts'
import { inlineScriptHashes, securityHeaders } from '#server/platform/http/security.ts'
import { registerRoutes } from '#server/platform/http/answer.ts'
import { servePaymentNotifications } from '#server/modules/commerce/payments/index.ts'
import { noticesSignal } from '#server/modules/foundation/notices/index.ts'
import { ordersSignal } from '#server/modules/commerce/orders/index.ts'
import { type Gateway, openGateway } from '#server/platform/realtime/gateway.ts'
import { listenerRoom } from '#server/platform/realtime/realtime.ts'
import type { Lifecycle } from '#server/platform/lifecycle.ts'
import { projectRoot } from '#server/platform/project.ts'
import { buildRoutes } from '#server/domains/routes.ts'
import { resealRegistrations } from '#server/modules/people/registration/index.ts'
import { resealSnapshots } from '#server/modules/people/review/index.ts'
import { openVault } from '#server/platform/vault/data-key.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type Shares, shareComputing } from '#server/platform/sharing/shares.ts'
import { agentRoom } from '#server/modules/live/rooms/index.ts'
import type { Config } from './config'
import { observeApp } from '#server/telemetry/observe-app.ts'
import { createTelemetry, type Telemetry } from '#server/telemetry/create-telemetry.ts'

/** ms that a whole request may take: a film over a bad line */
const REQUEST_MS = 3_600_000

export interface AppOptions {
  config: Config
  database: Database
  providers: Providers
  log: FastifyBaseLogger
  clientFolder?: string
  /** What providers and jobs report to as well. */
  telemetry?: Telemetry
  /** What ends readiness; without it the server stays ready. */
  lifecycle?: Lifecycle
}

/** What is served: the parts, the vault for secrets that a copy of the database must not reveal, and the limits of each client. */
type Fair = AppOptions & { vault: Vault; shares: Shares }

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway
  }
}

/** Bodies stay text until the endpoint is known: a kept answer is found by the text itself. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, decodeBody(Buffer.isBuffer(body) ? body : Buffer.from(body), readLanguage(request.headers)))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

/** Sockets on the server's own port: live rooms and messages. */
async function openSockets(
  app: FastifyInstance,
  { config, database, providers, vault, log }: Fair,
  findViewer: ReturnType<typeof createViewers>,
): Promise<Gateway> {
  const gateway = await openGateway(app.server, {
    config,
    path: REALTIME_PATH,
    database,
    services: { config, providers, vault },
    log,
    findViewer,
    whichStand: (tokens) => filterActiveTokens(database.db, tokens),
    open(realtime) {
      const { commands, stop } = createChat(database, realtime)
      return {
        commands: [...commands, ...talkCommands, ...captionCommands],
        stop,
        async onClient(client) {
          if (!client.viewer) return
          const person = await findPerson(database.db, Number(client.viewer.userId))
          setPerson(client, person)
          if (person.service !== undefined) client.join(agentRoom(person.service))
        },
      }
    },
  })
  app.decorate('gateway', gateway)
  app.addHook('preClose', () => gateway.close())
  return gateway
}

async function serveApi(app: FastifyInstance, parts: Fair): Promise<void> {
  const { config, database, providers, vault, shares, telemetry, lifecycle } = parts
  const findViewer = createViewers(database)
  const { realtime } = await openSockets(app, parts, findViewer)
  const responses = new ResponseCache(database.isSubscribed)
  database.onChange((tags) => responses.changed(tags))
  // Every server receives the signal and notifies its own clients.
  database.onSignal(({ signal, id }) => {
    if (signal === noticesSignal) realtime.emitHere(listenerRoom(id), 'notices', {})
    if (signal === ordersSignal) realtime.emitHere(listenerRoom(id), 'orders', {})
  })
  const { metrics, status, errorReports } = telemetry ?? createTelemetry(config)
  if (metrics && config.metricsToken !== undefined)
    observeApp(app, metrics, config.metricsToken, {
      ...config,
      database,
      gateway: app.gateway,
      responses,
      errorReports,
    })
  const jcryption = config.jcryption ? createJcryption(database) : null
  registerRoutes(app, buildRoutes(database.kind, jcryption, { database, status, lifecycle }), {
    database,
    services: { config, providers, vault },
    realtime,
    ...(jcryption ? { readBody: createBodyReader(jcryption) } : {}),
    responses,
    findViewer,
    preview: previewer(contentTies),
    shares,
  })
}

/** Builds the server without listening, so that tests inject requests. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { config, log, clientFolder = join(projectRoot, 'dist/client') } = parts
  const app = Fastify({
    loggerInstance: log,
    // Requests are many and alike: only those that fail are logged (`logRequests`).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    // A request that comes while the server closes is served, and its connection ended.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: requestIds(config.trustProxy),
    // A name that stands twice is one text, as calls read it: the parser's own would make a list of it.
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: (query) => Object.fromEntries(new URLSearchParams(query)),
    },
  })
  app.setErrorHandler(handleError)
  parts.telemetry?.traces?.traceRequests(app)
  logRequests(app, config.logRefusals)
  closeSlowBodies(app)
  endConnectionsOnStop(app, parts.lifecycle)
  await app.register(
    helmet,
    securityHeaders({
      secure: config.publicUrl?.startsWith('https:') ?? false,
      scriptHashes: inlineScriptHashes(clientFolder),
      allowed: allowedSources(config),
    }),
  )
  const shares = shareComputing(app, config.rateLimit)
  readBodiesAsText(app)
  await app.register(multipart, { limits: { files: 1, fields: 20, fileSize: MEDIA_MAX_KB * 1024 } })
  await serveOpenApi(app, shares)
  const vault = openVault(config)
  await resealRegistrations(parts.database, vault)
  await resealSnapshots(parts.database, vault)
  await backfillContentItems(parts.database, contentTies)
  await serveApi(app, { ...parts, vault, shares })
  serveArt(app)
  serveDemoStream(app)
  serveBroadcastMedia(app, {
    db: parts.database.db,
    storage: parts.providers.storage,
    cdn: config.cdnUrl,
  })
  serveIngestHooks(app, { database: parts.database, services: { ...parts, vault } })
  serveBoothCodes(app)
  serveReserveCodes(app)
  servePaymentNotifications(app, { database: parts.database, services: parts })
  await servePages(app, clientFolder, config.cdnUrl)
  return app
}
