import { isIPv4 } from 'node:net'
import type { ServerConfig } from './config'

/** Whether nobody but this machine reaches a server that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/**
 * Where a browser reaches this server: its public address, or this machine's. What is reported to others must not rest on
 * the host that a request names, which anybody can make up.
 */
export function toOwnAddress({ publicUrl, host, port }: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>): string {
  const reached = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return publicUrl ?? `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/**
 * Where whoever asks reaches this server. The Host header is trusted only where it cannot mislead others: on this
 * machine alone, and in a demo fair that others reach, which has no address of its own.
 */
export function toRequestOrigin(
  config: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>,
  { protocol, host }: { protocol: string; host: string },
): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const input = `${protocol}://${host}`
  const name = (URL.canParse(input) ? new URL(input).hostname : '').replace(/^\[|\]$/g, '')
  return !isLoopback(config.host) || isLoopback(name) ? input : toOwnAddress(config)
}
