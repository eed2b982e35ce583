import { useTranslation } from 'react-i18next'
import { emojiAddress, emojiName, splitEmojis } from '../composer/emoji'
import styles from './message.module.css'

/** A message's text as text, with its known emoticons drawn. */
export function MessageText({ text }: { text: string }) {
  const { i18n } = useTranslation('chat')
  return (
    <p className={styles.text}>
      {splitEmojis(text).map((part, index) => {
        // oxlint-disable no-array-index-key -- the parts of a text never change places
        if (typeof part === 'string') return <span key={index}>{part}</span>
        const name = emojiName(part, i18n.language)
        return <img key={index} src={emojiAddress(part)} alt={`[${name}]`} title={name} width={22} height={22} />
        // oxlint-enable no-array-index-key
      })}
    </p>
  )
}
