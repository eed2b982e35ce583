import * as z from 'zod'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { Text } from './content'

/** A piece of an article as the demo's files have it. */
export const Block = z.object({ kind: z.enum(['paragraph', 'heading', 'quote']), text: Text })
export type Block = z.output<typeof Block>

const around: Record<Block['kind'], (text: string) => string> = {
  paragraph: (text) => `<p>${text}</p>`,
  heading: (text) => `<h2>${text}</h2>`,
  quote: (text) => `<blockquote><p>${text}</p></blockquote>`,
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string): string => text.replace(/[&<>]/g, (one) => escapes[one] ?? one)

const inOne = (blocks: readonly Block[], language: keyof Bilingual): string =>
  blocks.flatMap(({ kind, text }) => (text[language] === '' ? [] : [around[kind](escapeText(text[language]))])).join('')

/** The pieces of an article as the HTML that an editor would have written. */
export const toHtml = (blocks: readonly Block[]): Bilingual => ({ zh: inOne(blocks, 'zh'), en: inOne(blocks, 'en') })
