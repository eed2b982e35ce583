import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { previewText } from './preview'

const message = (text: string, translation?: string): ChatMessage => {
  const payload = translation === undefined ? { text } : { text, translation }
  // oxlint-disable-next-line no-unsafe-type-assertion -- what a preview reads of a message
  return { type: 'text', isRevoked: false, payload } as ChatMessage
}

test.each([
  ['its translation by the sender', message('每件 12,000 元', 'CNY 12,000 each'), 'CNY 12,000 each'],
  ['the original where figures differ', message('每件 12,000 元', 'CNY 1,200 each'), '每件 12,000 元'],
  ['the original in the reader’s language', message('CNY 12,000 each', '每件 12,000 元'), 'CNY 12,000 each'],
  ['the original without a translation', message('每件 12,000 元'), '每件 12,000 元'],
])('a preview shows %s', (_, shown, text) => {
  expect(previewText(shown, 'en-US')).toEqual({ text })
})
