import { splitQuotes, translatedMarks } from '#contract/foundation/notices/quotes.ts'
import type { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import type { ShownText } from '#src/common/translation/use-shown-texts.tsx'

/** What notices quote of people who wrote in the other language, each once. */
export const quotedIn = (list: readonly NoticeRow[]): string[] => [
  ...new Set(
    list.flatMap(({ text, quotes = [] }) =>
      splitQuotes(text, quotes).flatMap((part) => (part.isQuoted ? [part.text] : [])),
    ),
  ),
]

interface NoticeTextProps {
  notice: NoticeRow
  /** How a quoted text is shown: itself, or its translation. */
  shown: (text: string) => ShownText
}

/** The text of a notice, with what it quotes as its reader wants to see it. */
export function NoticeText({ notice: { text, quotes }, shown }: NoticeTextProps) {
  return splitQuotes(text, quotes ?? []).map((part, index) => {
    const { text: written, lang } = part.isQuoted ? shown(part.text) : { text: part.text, lang: undefined }
    return (
      // oxlint-disable-next-line no-array-index-key -- the parts of a text never change places
      <span key={index} lang={lang}>
        {lang ? `${written}${translatedMarks[lang]}` : written}
      </span>
    )
  })
}
