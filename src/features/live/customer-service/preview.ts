import type { ChatMessage } from '#contract/live/chat/schemas.ts'

const kinds: Record<string, string> = {
  image: 'preview.image',
  exhibit: 'preview.exhibit',
  order: 'preview.order',
  demand: 'preview.demand',
  handOver: 'preview.handOver',
}

/** A message in one line: its text, or the key of what it is. */
export function previewText(message: ChatMessage | null): { text: string } | { key: string } {
  if (!message) return { key: 'preview.none' }
  if (message.isRevoked) return { key: 'preview.revoked' }
  if (message.type === 'text') return { text: message.payload.text ?? '' }
  return { key: kinds[message.type === 'image' ? 'image' : (message.payload.data ?? '')] ?? 'preview.other' }
}
