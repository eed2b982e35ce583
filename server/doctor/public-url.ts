import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import type { Config } from '#server/config.ts'
import { failed, type Finding, passed, reasonOf, skipped } from './finding'

/** ms that the public address may take to answer */
const ANSWER_MS = 10_000
/** An address of nobody (RFC 5737), which a visitor might claim to come from. */
const FORGED = '198.51.100.7'

interface Seen {
  network: string
  forwarded: number
}

/** Judges whether TRUST_PROXY fits what the server saw of a request that claimed to come from somewhere else. */
export function checkProxies({ network, forwarded }: Seen, trusted: Config['trustProxy']): Finding {
  const name = 'TRUST_PROXY'
  const proxies = Math.max(0, forwarded - 1)
  if (network === FORGED)
    return failed(
      name,
      'a visitor can claim any address',
      `Set TRUST_PROXY to ${proxies}, the proxies before the server.`,
    )
  if (typeof trusted === 'number' && trusted < proxies)
    return failed(
      name,
      `${proxies} in a row forward requests and ${trusted} are trusted: all visitors count as one address`,
      `Set TRUST_PROXY to ${proxies}.`,
    )
  return passed(name, `the server sees ${network}, behind ${proxies} that forward`)
}

async function askServer(publicUrl: string): Promise<Seen> {
  const response = await fetch(`${publicUrl}/api/health/live`, {
    headers: { 'x-forwarded-for': FORGED },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const { network, forwarded } = Object(Object(answer).data)
  if (!response.ok || typeof network !== 'string' || typeof forwarded !== 'number')
    throw new Error(`${response.status}, not from this server`)
  return { network, forwarded }
}

/** Whether a WebSocket is let through; the handshake alone is tried. */
function checkUpgrade(publicUrl: string): Promise<Finding> {
  const name = 'WebSocket'
  const fix = 'Let the proxy pass on Upgrade and Connection (docs/operations.md, Behind a proxy).'
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: publicUrl,
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('yunzhan-doctor-0').toString('base64'),
  }
  const url = `${publicUrl}${REALTIME_PATH}/?EIO=4&transport=websocket`
  return new Promise((resolve) => {
    const call = (url.startsWith('https:') ? requestHttps : requestHttp)(url, { headers, timeout: ANSWER_MS })
    call.once('upgrade', (_response, socket) => {
      socket.destroy()
      resolve(passed(name, `${REALTIME_PATH} upgrades`))
    })
    call.once('response', (response) => {
      response.destroy()
      resolve(failed(name, `${REALTIME_PATH} answers ${response.statusCode} instead of 101`, fix))
    })
    call.once('timeout', () => call.destroy(new Error('no answer')))
    call.once('error', (error) => resolve(failed(name, `${REALTIME_PATH}: ${reasonOf(error)}`, fix)))
    call.end()
  })
}

/** Calls the server by its public address, as visitors reach it. */
export async function checkPublicUrl({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): Promise<Finding[]> {
  if (publicUrl === undefined) return [skipped('PUBLIC_URL', 'not set: only this machine reaches the server')]
  try {
    const seen = await askServer(publicUrl)
    const reached = passed('PUBLIC_URL', `${publicUrl} is answered by this server`)
    return [reached, checkProxies(seen, trustProxy), await checkUpgrade(publicUrl)]
  } catch (error) {
    const fix = 'Start the server, and correct PUBLIC_URL, the name in DNS or the proxy.'
    return [failed('PUBLIC_URL', `${publicUrl}: ${reasonOf(error)}`, fix)]
  }
}
