import { useTranslation } from 'react-i18next'
import styles from './composer.module.css'
import { emojiAddress, emojiName, emojis } from './emoji'

/** All named emoticons; a press gives the code. */
export function EmojiPicker({ onPick }: { onPick: (code: string) => void }) {
  const { t, i18n } = useTranslation('chat')
  return (
    <div className={styles.emojis} role="group" aria-label={t('composer.emoji')}>
      {emojis.map((emoji) => {
        const name = emojiName(emoji, i18n.language)
        return (
          <button key={emoji.code} type="button" title={name} aria-label={name} onClick={() => onPick(emoji.code)}>
            <img src={emojiAddress(emoji)} alt="" width={26} height={26} loading="lazy" />
          </button>
        )
      })}
    </div>
  )
}
