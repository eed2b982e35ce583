import * as z from 'zod'
import { ConfigError, serverConfig, serverSettings } from '#server/platform/config.ts'
import { isLoopback } from '#server/platform/own-address.ts'
import { flag, hosts, iceServers, keys, origin, origins } from '#server/platform/setting-types.ts'
import { missingSettings, providersConfig, providerSettings } from '#server/providers/config.ts'
import { playOrigins } from '#server/providers/ingest/settings.ts'

/** The settings of the fair itself. `npm run settings` documents them by their comments and `Section` lines. */
export const fairSettings = {
  // Section: The fair
  /**
   * Fill an empty database with the demo fair, with public passwords; refused with a PUBLIC_URL. Unset: only for the
   * embedded database where HOST is this machine alone and there is no PUBLIC_URL.
   * @example 1
   */
  DEMO: flag.optional(),
  /**
   * A host that browsers post page views to instead of this server; build the pages with the same `VITE_ANALYTICS_HOST`.
   * @example https://collect.example
   */
  ANALYTICS_HOST: origin.optional(),
  /**
   * Hosts besides this one that a login may return to, by comma.
   * @example tickets.example,museum.example
   */
  CALLBACK_HOSTS: hosts.default([]),
  /**
   * Origins besides this one that streams and recordings are played from, by comma; see stream.md.
   * @example https://stream.example
   */
  MEDIA_ORIGINS: origins.default([]),
  /**
   * Keys that ID numbers are encrypted with, 32 characters or more each, by comma, the present one first. Unset:
   * `DATA_DIR/data-key`, which the first start creates. Several servers need the same key.
   */
  DATA_KEY: keys.default([]),
  /** Days after the end of the fair for which ID numbers are stored. */
  ID_NUMBER_DAYS: z.coerce.number().int().min(0).max(36_500).default(180),
  /** Encrypted requests to ce-authority and ce-exhibition, in addition to TLS; build the pages with `VITE_JCRYPTION=1`. */
  JCRYPTION: flag.default(false),
  // Section: Video calls
  /**
   * STUN and TURN servers by which the browsers of a video call reach each other, by comma; see talks.md. A `turn:` or
   * `turns:` address needs TURN_SECRET.
   * @example stun:turn.example:3478,turns:turn.example:5349?transport=tcp
   */
  ICE_SERVERS: iceServers.default([]),
  /** The secret that the fair shares with those relays, 16 characters or more (`static-auth-secret` of coturn). */
  TURN_SECRET: z.string().min(16, 'give 16 characters or more').optional(),
  /** `relay`: calls go through the relays alone, so that browsers do not learn each other's addresses. */
  ICE_POLICY: z.enum(['all', 'relay']).default('all'),
}

/** Every setting: the server's, the fair's own and those of outside services. */
const Environment = z.object({ ...serverSettings, ...fairSettings, ...providerSettings })

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
  const { DEMO, PUBLIC_URL, HOST, DATABASE_URL, DATABASE_DIRECT_URL, ICE_SERVERS, ICE_POLICY, TURN_SECRET } =
    parsed.data
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new ConfigError(
      'DATABASE_DIRECT_URL: it goes past the pooler that DATABASE_URL names. Set that, too, or neither.',
    )
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
    // Viewers play what encoders send from the media server.
    mediaOrigins: [...new Set([...parsed.data.MEDIA_ORIGINS, ...playOrigins(parsed.data)])],
    jcryption: parsed.data.JCRYPTION,
    talks: { iceServers: ICE_SERVERS, turnSecret: TURN_SECRET, icePolicy: ICE_POLICY },
    dataKeys: parsed.data.DATA_KEY,
    idNumberDays: parsed.data.ID_NUMBER_DAYS,
  }
}
