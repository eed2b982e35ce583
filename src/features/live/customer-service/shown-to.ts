import type { ShownMessage } from '#src/common/chat/shown-message.ts'

interface Reader {
  side: 'visitor' | 'agent'
  me: string
  peer: { userId: string; avatar: string }
}

/**
 * The messages as one side sees them. To an agent all that the service wrote is the own side's, under whatever name it
 * was stored; a visitor's service has one face.
 */
export function isShownTo(messages: readonly ShownMessage[], { side, me, peer }: Reader): ShownMessage[] {
  const stored = new Set(messages.filter(({ sequence }) => sequence > 0).map(({ clientId }) => clientId))
  return messages.flatMap((message) => {
    if (side === 'visitor') return message.from === me ? message : { ...message, avatar: peer.avatar }
    if (message.from === peer.userId) return { ...message, avatar: peer.avatar }
    // The service's echo of what this agent has just sent takes its place.
    if (message.sequence === 0 && stored.has(message.clientId)) return []
    return { ...message, from: me }
  })
}
