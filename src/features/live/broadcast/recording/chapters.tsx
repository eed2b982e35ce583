import { useTranslation } from 'react-i18next'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { formatPlayTime } from '#src/common/player/controls/format-play-time.ts'
import { useChapters } from '../api'
import styles from './chapters.module.css'

interface Props {
  liveId: number
  /** To a moment of the recording; seconds. */
  onSeek: (seconds: number) => void
}

/** Where exhibits were shown in a recording; nothing where there were none. Needs the texts `broadcast`. */
export function Chapters({ liveId, onSeek }: Props) {
  const { t } = useTranslation('broadcast')
  const { data: chapters = [] } = useChapters(liveId, true)
  if (chapters.length === 0) return null
  return (
    <section className={styles.chapters} aria-label={t('chapters.title')}>
      <h2>{t('chapters.title')}</h2>
      <ol>
        {chapters.map(({ exhibitsId, name, coverUrl, atMs }) => (
          <li key={`${exhibitsId} ${atMs}`}>
            <button
              type="button"
              aria-label={t('chapters.jump', { time: formatPlayTime(atMs / 1_000), name })}
              onClick={() => onSeek(atMs / 1_000)}
            >
              {coverUrl ? <img src={coverUrl} alt="" width={64} height={64} loading="lazy" /> : null}
              <span>
                <b>{name}</b>
                <time>{formatPlayTime(atMs / 1_000)}</time>
              </span>
            </button>
            <a href={exhibitAddress(exhibitsId)} aria-label={`${t('chapters.exhibit')}: ${name}`}>
              {t('chapters.exhibit')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
