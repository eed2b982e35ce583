import { resolve } from 'node:path'
import * as z from 'zod'
import { bareOrigin, dsn, origin, port, proxies } from './setting-types'

/** The settings of a server, whatever it serves. `npm run settings` documents them by their comments and `Section` lines. */
export const serverSettings = {
  // Section: Server and database
  /** The port that the server listens on. */
  PORT: port.default(8080),
  /** The address that the server listens on; `0.0.0.0` for every address, which needs PUBLIC_URL or DEMO. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The folder of the embedded database, uploaded files and the data key. One server at a time. */
  DATA_DIR: z.string().min(1).default('./data'),
  /**
   * A PostgreSQL 15 or newer instead of the embedded database.
   * @example postgres://user:password@localhost:5432/yunzhan
   */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode (PgBouncer): changes are listened to and migrations
   * applied there, and statements are not prepared by name.
   * @example postgres://user:password@localhost:5432/yunzhan
   */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Connections to the database at most, besides the one that listens; the embedded database takes 40 in all.
   * Unset: two for each core and one more for the embedded database, else 10.
   * @example 10
   */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(30).optional(),
  /**
   * `auto`: the start applies pending migrations. `off`: it refuses to serve with pending ones, which `npm run migrate` applies.
   * Unset: auto for the embedded database, off with DATABASE_URL.
   */
  MIGRATE: z.enum(['auto', 'off']).optional(),
  /** Seconds between the signal to stop, when `/api/health/ready` begins to answer 503, and the end of accepting connections. */
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).default(0),
  // Section: Addresses, limits and logs
  /**
   * The address that visitors see, used in links of mails, calendars and QR codes; `https` turns on HSTS.
   * @example https://fair.example
   */
  PUBLIC_URL: origin.optional(),
  /**
   * The origin of a CDN that pulls from this server: pages load scripts, styles, fonts, uploaded pictures and video segments
   * from there; see operations.md.
   * @example https://cdn.example
   */
  CDN_URL: bareOrigin.optional(),
  /** The least severe log lines that are written. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The level at which refused requests (status 400 to 499) are logged; `off`: not at all. */
  LOG_REFUSALS: z.enum(['off', 'debug', 'info', 'warn']).default('debug'),
  /**
   * Whose `X-Forwarded-For` is believed, as limits count by address. 0: nobody. Else the number of proxies in a row, where
   * nobody reaches this server except through them, or their addresses and networks by comma: `10.0.0.5,172.16.0.0/12`.
   */
  TRUST_PROXY: proxies.default(0),
  /** Answers computed per minute and address; 0: no limits by address. */
  RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(1200),
  /**
   * Shares live rooms and messages between several servers on one database.
   * @example redis://127.0.0.1:6379
   */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * A collector of OpenTelemetry that spans of requests, jobs, statements and calls of outside services are posted to, by HTTP.
   * `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER` apply as OpenTelemetry defines them.
   * @example http://127.0.0.1:4318
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * A service that takes events of Sentry (Sentry, GlitchTip, Bugsink): errors that are logged at level error are sent there,
   * at most 30 a minute, without anything that a person typed or sent.
   * @example https://0123456789abcdef@errors.example/1
   */
  SENTRY_DSN: dsn.optional(),
  /** What those events call this installation, such as `staging`. */
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'give letters, digits and . _ -')
    .default('production'),
  /** Bearer token, 16 characters or more, of GET /api/metrics (Prometheus format). Without it there is no such route. */
  METRICS_TOKEN: z.string().min(16, 'give 16 characters or more').optional(),
}

const Settings = z.object(serverSettings)

/** The settings by their names in the code. */
export function serverConfig(of: z.output<typeof Settings>) {
  return {
    port: of.PORT,
    host: of.HOST,
    dataDir: resolve(of.DATA_DIR),
    databaseUrl: of.DATABASE_URL,
    databaseDirectUrl: of.DATABASE_DIRECT_URL,
    databaseConnections: of.DATABASE_CONNECTIONS,
    migrate: of.MIGRATE ?? (of.DATABASE_URL === undefined ? ('auto' as const) : ('off' as const)),
    shutdownDelay: of.SHUTDOWN_DELAY,
    publicUrl: of.PUBLIC_URL,
    cdnUrl: of.CDN_URL,
    logLevel: of.LOG_LEVEL,
    logRefusals: of.LOG_REFUSALS,
    trustProxy: of.TRUST_PROXY,
    rateLimit: of.RATE_LIMIT,
    redisUrl: of.REDIS_URL,
    metricsToken: of.METRICS_TOKEN,
    sentryDsn: of.SENTRY_DSN,
    sentryEnvironment: of.SENTRY_ENVIRONMENT,
    otlpEndpoint: of.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

export type ServerConfig = ReturnType<typeof serverConfig>

/** An environment variable that cannot be used; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
