import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { missingSettings, providerSettings, providersConfig } from './provider-config'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const origin = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

const hosts = z.string().transform((list) =>
  list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

/** Origins by comma; a path after one is left out, for a whole host is allowed or none of it. */
const origins = hosts.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))

const PROXIES = 'give the number of proxies before this server, or their addresses or networks by comma'

/** The addresses or networks of proxies; a network of everybody would let anybody name any address. */
const proxyAddresses = hosts.pipe(
  z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
    .min(1, PROXIES)
    .refine((list) => !list.some((one) => one.endsWith('/0')), PROXIES),
)

/** Proxies whose `X-Forwarded-For` is believed: how many stand in a row, or which. */
const proxies = z.union([z.coerce.number().int(PROXIES).min(0, PROXIES).max(16, PROXIES), proxyAddresses], {
  error: PROXIES,
})

const Environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.default(0),
  /** Answers computed per minute and address; 0: no limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(1200),
  /** Where browsers post page views, besides this server. */
  ANALYTICS_HOST: origin.optional(),
  /** Hosts besides this one that a login may return to, by comma (spec: access §2.1). */
  CALLBACK_HOSTS: hosts.default([]),
  /** Hosts besides this one that streams and recordings are played from, by comma (docs/stream.md). */
  MEDIA_ORIGINS: origins.default([]),
  /** Encrypted requests to ce-authority and ce-exhibition (spec: live §7). */
  JCRYPTION: flag.default(false),
  /** Shares chat rooms between servers. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ...providerSettings,
})

/** Whether nobody but this machine reaches a server that listens there. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

export type Config = ReturnType<typeof readConfig>

/** An environment variable that cannot be used; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads and checks the environment. Empty values count as unset. Throws ConfigError naming every bad variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigError(`Cannot start, correct these settings: ${problems.join('; ')}`)
  }
  const missing = missingSettings(parsed.data)
  if (missing.length > 0) throw new ConfigError(`Cannot start, these settings are missing: ${missing.join(', ')}`)
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, LOG_LEVEL, TRUST_PROXY, RATE_LIMIT, ANALYTICS_HOST } =
    parsed.data
  if (DEMO && PUBLIC_URL)
    throw new ConfigError(
      'DEMO: everybody knows the passwords of the demo fair, so it cannot have a PUBLIC_URL. Leave one of them out.',
    )
  // Whoever reaches the demo fair can log in as its organizer.
  const demoAllowed = PUBLIC_URL === undefined && (DEMO === true || isLoopback(HOST))
  return {
    ...providersConfig(parsed.data),
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    /** Fill an empty database with the demo fair. */
    demo: DEMO ?? (demoAllowed && DATABASE_URL === undefined),
    /** Serve a fair that holds the demo accounts. */
    demoAllowed,
    publicUrl: PUBLIC_URL,
    logLevel: LOG_LEVEL,
    trustProxy: TRUST_PROXY,
    rateLimit: RATE_LIMIT,
    analyticsHost: ANALYTICS_HOST,
    callbackHosts: parsed.data.CALLBACK_HOSTS,
    mediaOrigins: parsed.data.MEDIA_ORIGINS,
    jcryption: parsed.data.JCRYPTION,
    redisUrl: parsed.data.REDIS_URL,
  }
}
