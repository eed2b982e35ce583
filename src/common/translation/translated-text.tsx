import { useShownTexts } from './use-shown-texts'
import styles from './translation.module.css'

interface TranslatedTextProps {
  text: string
  /** The original stays, with its translation below: in quotations and wherever the wording binds. */
  keepsOriginal?: boolean
}

/** A text that another person wrote, with the way to its translation where it is in the other language. */
export function TranslatedText({ text, keepsOriginal = false }: TranslatedTextProps) {
  const { shown, line } = useShownTexts([text])
  const { text: shownText, lang } = shown(text)
  return (
    <>
      {keepsOriginal && lang ? <span className={styles.original}>{text}</span> : null}
      <span lang={lang}>{shownText}</span>
      {line}
    </>
  )
}
