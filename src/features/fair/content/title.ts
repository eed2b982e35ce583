import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'

/** What an object is called in the reader's language, or in the other where that is missing. */
export function pickTitle({ title: { zh, en } }: Pick<ContentRow, 'title'>, untitled: string): string {
  return (getLanguage() === 'zh-CN' ? zh || en : en || zh) || untitled
}
