import { getLanguage } from '../i18n/language'
import { local } from '../session/storage'
import { openOwnSocket } from './own-socket'
import { visitorKey } from './visitor-key'

function listenFor(news: 'notices' | 'orders' | 'openWork', onNews: () => void): () => void {
  let wasOffline = false
  const socket = openOwnSocket({
    auth: () => ({ token: local.get('token') ?? '', visitor: visitorKey(), language: getLanguage(), listens: true }),
    onEvent: (event) => event === news && onNews(),
    onState(state) {
      if (state === 'online' && wasOffline) onNews()
      wasOffline = state === 'offline'
    },
    restore: () => Promise.resolve(),
  })
  return socket.close
}

/**
 * Hears on a socket of its own that the account's notices have changed, and asks to look again after a break. Whoever
 * listens is nobody there to others. Gives what ends it.
 */
export const listenForNotices = (onNews: () => void): (() => void) => listenFor('notices', onNews)

/** The same of the account's orders: one was paid, closed or returned. */
export const listenForOrders = (onNews: () => void): (() => void) => listenFor('orders', onNews)

/** The same of the queues of the organizer console. */
export const listenForOpenWork = (onNews: () => void): (() => void) => listenFor('openWork', onNews)
