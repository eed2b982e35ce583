import styles from './rich-text.module.css'

interface RichTextProps {
  /** As the server stored it: sanitized, so that nothing in it can run. */
  html: string
  lang: string | undefined
  /** What a table is called, which is moved sideways where it is wider than the page. */
  tableLabel: string
}

/** Puts each table into a frame of its own, which keys reach too. In what is stored no text holds `<`. */
const frameTables = (html: string, label: string): string =>
  html
    .replaceAll('<table', `<div class="${styles.frame}" role="region" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>')

/** What an editor has written with headings, lists, tables, pictures and videos. */
export const RichText = ({ html, lang, tableLabel }: RichTextProps) => (
  // oxlint-disable-next-line react/no-danger -- sanitized by the server before it was stored
  <div className={styles.rich} lang={lang} dangerouslySetInnerHTML={{ __html: frameTables(html, tableLabel) }} />
)
