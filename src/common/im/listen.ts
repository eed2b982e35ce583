import { getLanguage } from '../i18n/language'
import { local } from '../session/storage'
import { openOwnSocket } from './own-socket'
import { visitorKey } from './visitor-key'

/**
 * Hears on a socket of its own that the account's notices have changed, and asks to look again after a break. Whoever
 * listens is nobody there to others. Gives what ends it.
 */
export function listenForNotices(onNews: () => void): () => void {
  let wasOffline = false
  const socket = openOwnSocket({
    auth: () => ({ token: local.get('token') ?? '', visitor: visitorKey(), language: getLanguage(), listens: true }),
    onEvent: (event) => event === 'notices' && onNews(),
    onState(state) {
      if (state === 'online' && wasOffline) onNews()
      wasOffline = state === 'offline'
    },
    restore: () => Promise.resolve(),
  })
  return socket.close
}
