import * as z from 'zod'
import { readDsn } from './error-reports/dsn'

/** What settings are made of, besides plain text. */
export const port = z.coerce.number().int().min(0).max(65_535)
export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
export const origin = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

/** An origin alone: files have the same paths there. */
export const bareOrigin = origin.refine(
  (address) => new URL(address).origin === address,
  'give an origin without a path',
)

export const hosts = z.string().transform((list) =>
  list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

/** Secrets by comma, each too long to be guessed. */
export const keys = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().min(32, 'each key has 32 characters or more')))

/** Origins by comma; a path after one is left out, for a whole host is allowed or none of it. */
export const origins = hosts.pipe(
  z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)),
)

const PROXIES = 'give the number of proxies before this server, or their addresses or networks by comma'

/** STUN and TURN servers by comma, as RFC 7064 and 7065 write them; names keep their case, as hosts do not have one. */
export const iceServers = hosts.pipe(
  z.array(
    z
      .string()
      .regex(
        /^(stuns?:[^\s?@]+|turns?:[^\s?@]+(\?transport=(udp|tcp))?)$/,
        'give addresses such as stun:turn.example:3478, turn:turn.example:3478 or turns:turn.example:5349?transport=tcp',
      ),
  ),
)

/** The addresses or networks of proxies; a network of everybody would let anybody name any address. */
const proxyAddresses = hosts.pipe(
  z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
    .min(1, PROXIES)
    .refine((list) => !list.some((one) => one.endsWith('/0')), PROXIES),
)

/** Proxies with a trusted `X-Forwarded-For`: their number in a row, or their addresses. */
export const proxies = z.union([z.coerce.number().int(PROXIES).min(0, PROXIES).max(16, PROXIES), proxyAddresses], {
  error: PROXIES,
})

export const dsn = z.string().transform((text, context) => {
  const read = readDsn(text)
  if (read) return read
  context.addIssue('give https://<public key>@<host>/<project number>')
  return z.NEVER
})
