import proxyAddr from '@fastify/proxy-addr'
import type { FastifyServerOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import type { ServerConfig } from '../config'

/**
 * Whose word about the viewer's address is believed, for Fastify: it reads `X-Forwarded-For` from its end, where the
 * nearest proxy wrote, as far as this says. Given a number, Fastify itself believes nobody.
 */
export function trustedProxies(configured: ServerConfig['trustProxy']): FastifyServerOptions['trustProxy'] {
  if (typeof configured !== 'number') return configured
  return configured > 0 && ((_address: string, hop: number) => hop < configured)
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, for any house has all the addresses of its own. */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(plain)) return address
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = before.split(':').filter(Boolean)
  // Zeros that `::` stands for count only where the first four groups reach into them.
  const filled = after === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return `${filled.slice(0, 4).join(':')}::/64`
}

/** Whether a proxy is believed, by its address and how many proxies are between it and this server. */
export function proxyTrust(configured: ServerConfig['trustProxy']): (address: string, hop: number) => boolean {
  const trusted = trustedProxies(configured)
  if (typeof trusted === 'string' || Array.isArray(trusted)) return proxyAddr.compile(trusted)
  return typeof trusted === 'function' ? trusted : () => trusted === true
}

/** Reads the network of whoever asks, of requests that Fastify never sees, as it reads them. */
export function addressReader(configured: ServerConfig['trustProxy']): (request: IncomingMessage) => string {
  const trust = proxyTrust(configured)
  return (request) => toNetwork(proxyAddr(request, trust))
}
