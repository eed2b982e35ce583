import type { Language } from '#contract/core/language.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'

const kinds: Record<string, string> = {
  image: 'preview.image',
  exhibit: 'preview.exhibit',
  order: 'preview.order',
  demand: 'preview.demand',
  handOver: 'preview.handOver',
}

/** A message in one line: its text, in the reader's language where its sender sent that too, or the key of what it is. */
export function previewText(message: ChatMessage | null, reader: Language): { text: string } | { key: string } {
  if (!message) return { key: 'preview.none' }
  if (message.isRevoked) return { key: 'preview.revoked' }
  if (message.type === 'text') {
    const { text = '', translation } = message.payload
    // As in the conversation: where figures differ, the original comes first.
    const isShown =
      translation !== undefined && needsTranslation(text, reader) && compareFigures(text, translation).length === 0
    return { text: isShown ? translation : text }
  }
  return { key: kinds[message.type === 'image' ? 'image' : (message.payload.data ?? '')] ?? 'preview.other' }
}
