import { getMessaging } from '#contract/live/chat/endpoints.ts'
import { call } from '../request/call'
import { onSession, getSession } from '../session/session'
import type { ImClient } from './im-client'

let opened: Promise<ImClient> | undefined
let openedFor = ''

async function open(): Promise<ImClient> {
  const { driver, sdkAppId } = await call(getMessaging, {}, { alerts: false })
  if (driver === 'tencent') {
    const { openTencentDriver } = await import('./tencent-driver')
    return openTencentDriver(sdkAppId)
  }
  const { openOwnDriver } = await import('./own-driver')
  return openOwnDriver()
}

/** The page's one messaging client, loaded at first use; another user gets another. */
export function openIm(): Promise<ImClient> {
  const token = getSession()?.token ?? ''
  if (opened && openedFor !== token) closeIm()
  openedFor = token
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Ends the client, if there is one. */
export function closeIm(): void {
  void opened?.then(
    (client) => client.close(),
    () => undefined,
  )
  opened = undefined
}

onSession(() => {
  if ((getSession()?.token ?? '') !== openedFor) closeIm()
})
