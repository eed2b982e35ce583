import type { ServerConfig } from './config'

/**
 * Where a browser reaches this server: its public address, or this machine's. What is told to others must not rest on
 * the host that a request names, which anybody can make up.
 */
export function toOwnAddress({ publicUrl, host, port }: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>): string {
  const reached = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return publicUrl ?? `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
