import { NOTICE_CHARACTERS, NOTICE_HEIGHT_PX, NOTICE_TALL_PX } from '#contract/live/live/limits.ts'
import type { Language } from '#contract/core/language.ts'

/** A notice as it is shown before it is opened: at most 62 characters in Chinese, 128 in English (spec: common §2). */
export function shortNotice(text: string, language: Language): string {
  const characters = [...text]
  const max = NOTICE_CHARACTERS[language]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}

/**
 * Whether there is a control to open it: a longer text when it is higher than a line (30 px), a shorter one only when
 * the place is so narrow that it is tall (70 px) (spec: common §4).
 */
export function folds(text: string, language: Language, heightPx: number): boolean {
  const isLong = shortNotice(text, language) !== text
  return heightPx > (isLong ? NOTICE_HEIGHT_PX : NOTICE_TALL_PX)
}
