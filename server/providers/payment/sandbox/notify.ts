import { setTimeout as wait } from 'node:timers/promises'
import { SERVICE_TIMEOUT_MS } from '#server/providers/http-json.ts'
import type { PaymentNotification } from '../port'
import { signNotification } from './signature'

/** ms after each try but the last; whoever hears none of them asks */
const WAITS_MS = [1_000, 5_000, 30_000]

async function post(address: string, key: string, body: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signNotification(key, body) },
    redirect: 'error',
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  })
  await response.arrayBuffer()
  return response.ok
}

/**
 * Sends the fair, with a few tries, what it can also query; each try is signed again. Never rejects; a server that ends does not
 * wait for it.
 */
export async function notify(address: string, readKey: () => string, message: PaymentNotification): Promise<void> {
  const body = JSON.stringify(message)
  const reached = async () => {
    try {
      return await post(address, readKey(), body)
    } catch {
      return false
    }
  }
  for (const ms of WAITS_MS) {
    // One after the other is what tries are.
    if (await reached()) return
    await wait(ms, undefined, { ref: false })
  }
  await reached()
}
