import { useTranslation } from 'react-i18next'
import type { NewsCard as News } from '#contract/fair/news/schemas.ts'
import { mediaAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { LARGE_SIZES } from '#src/common/ui/card/picture-sources.ts'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './news-card.module.css'

/** An article in a list; `wide` sets it across the page, as the first story of a paper. */
export function NewsCard({ article, wide = false }: { article: News; wide?: boolean }) {
  const { i18n } = useTranslation()
  const languageOf = useTextLanguage(article.fallbackFields)
  const { id, title, summary, coverUrl, columnName, publishTime } = article
  return (
    <div className={styles.cell}>
      <a className={styles.card} href={`${mediaAddress}#/detail?id=${id}`} data-wide={wide}>
        <span className={styles.picture}>
          <Cover src={coverUrl} title={title} ratio={16 / 9} sizes={wide ? LARGE_SIZES : undefined} eager={wide} />
        </span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.column}>{columnName}</span>
            <time dateTime={publishTime}>{formatFairDate(publishTime, i18n.language)}</time>
          </span>
          <h3 lang={languageOf('title')}>{title}</h3>
          <span className={styles.summary} lang={languageOf('summary')}>
            {summary}
          </span>
        </span>
      </a>
      <Heart kind="news" id={id} name={title} />
    </div>
  )
}
