import * as z from 'zod'
import { ConfigError, serverConfig, serverSettings } from '#server/platform/config.ts'
import { isLoopback } from '#server/platform/own-address.ts'
import { flag, hosts, iceServers, keys, origin, origins } from '#server/platform/setting-types.ts'
import { missingSettings, providersConfig, providerSettings } from '#server/providers/config.ts'

/** Every setting of the fair: its server's, its own and its outside services'. */
const Environment = z.object({
  ...serverSettings,
  DEMO: flag.optional(),
  /** Where browsers post page views, besides this server. */
  ANALYTICS_HOST: origin.optional(),
  /** Hosts besides this one that a login may return to, by comma (spec: access §2.1). */
  CALLBACK_HOSTS: hosts.default([]),
  /** Hosts besides this one that streams and recordings are played from, by comma (docs/stream.md). */
  MEDIA_ORIGINS: origins.default([]),
  /** What ID numbers are sealed with, by comma, the present one first; without it DATA_DIR/data-key, which is made. */
  DATA_KEY: keys.default([]),
  /** Days after the fair's end that ID numbers are kept. */
  ID_NUMBER_DAYS: z.coerce.number().int().min(0).max(36_500).default(180),
  /** Encrypted requests to ce-authority and ce-exhibition (spec: live §7). */
  JCRYPTION: flag.default(false),
  /** What browsers of a video talk are to reach each other by, by comma: `stun:`, `turn:` and `turns:` (docs/talks.md). */
  ICE_SERVERS: iceServers.default([]),
  /** What the fair shares with those relays (coturn's `static-auth-secret`). */
  TURN_SECRET: z.string().min(16, 'give 16 characters or more').optional(),
  /** `relay`: talks go through the relays alone, and browsers do not tell each other their addresses. */
  ICE_POLICY: z.enum(['all', 'relay']).default('all'),
  ...providerSettings,
})

export type Config = ReturnType<typeof readConfig>

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
  const { DEMO, PUBLIC_URL, HOST, DATABASE_URL, ICE_SERVERS, ICE_POLICY, TURN_SECRET } = parsed.data
  const hasRelay = ICE_SERVERS.some((url) => url.startsWith('turn'))
  if (hasRelay && TURN_SECRET === undefined)
    throw new ConfigError('TURN_SECRET: the turn: addresses of ICE_SERVERS need the secret that their relay has.')
  if (ICE_POLICY === 'relay' && !hasRelay)
    throw new ConfigError('ICE_POLICY: relay needs a turn: or turns: address in ICE_SERVERS.')
  if (DEMO && PUBLIC_URL)
    throw new ConfigError(
      'DEMO: everybody knows the passwords of the demo fair, so it cannot have a PUBLIC_URL. Leave one of them out.',
    )
  // What a request calls this server is made up easily, and would stand in the links that others get.
  if (!PUBLIC_URL && !DEMO && !isLoopback(HOST))
    throw new ConfigError(
      `PUBLIC_URL: others than this machine reach ${HOST}, and links in mails, calendars and QR codes need its address.`,
    )
  // Whoever reaches the demo fair can log in as its organizer.
  const demoAllowed = PUBLIC_URL === undefined && (DEMO === true || isLoopback(HOST))
  return {
    ...serverConfig(parsed.data),
    ...providersConfig(parsed.data),
    /** Fill an empty database with the demo fair. */
    demo: DEMO ?? (demoAllowed && DATABASE_URL === undefined),
    /** Serve a fair that holds the demo accounts. */
    demoAllowed,
    analyticsHost: parsed.data.ANALYTICS_HOST,
    callbackHosts: parsed.data.CALLBACK_HOSTS,
    mediaOrigins: parsed.data.MEDIA_ORIGINS,
    jcryption: parsed.data.JCRYPTION,
    talks: { iceServers: ICE_SERVERS, turnSecret: TURN_SECRET, icePolicy: ICE_POLICY },
    dataKeys: parsed.data.DATA_KEY,
    idNumberDays: parsed.data.ID_NUMBER_DAYS,
  }
}
