import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import type { Article } from '#contract/fair/news/schemas.ts'
import { mediaAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { WideHeart } from '#src/common/follow/wide-heart.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { LARGE_SIZES } from '#src/common/ui/card/picture-sources.ts'
import detail from '#src/common/ui/detail/detail.module.css'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { RichText } from '#src/common/ui/rich-text/rich-text.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import styles from './article.module.css'

export function ArticleSheet({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('news')
  useTitle(article.title)
  const languageOf = useTextLanguage(article.fallbackFields)
  const { title, summary, columnName, publishTime, source, coverUrl } = article
  return (
    <article className={detail.page}>
      <div className={styles.measure}>
        <a className={detail.trail} href={mediaAddress}>
          {t('article.back')}
        </a>
        <p className={detail.eyebrow}>{columnName}</p>
        <h1 className={styles.title} lang={languageOf('title')}>
          {title}
        </h1>
        <p className={styles.line}>
          <time dateTime={publishTime}>{formatFairDate(publishTime, i18n.language)}</time>
          {source ? <span>{t('article.source', { source })}</span> : null}
        </p>
        <FallbackNote fields={article.fallbackFields} />
        {summary ? (
          <p className={styles.summary} lang={languageOf('summary')}>
            {summary}
          </p>
        ) : null}
        {coverUrl ? <Cover src={coverUrl} title={title} ratio={16 / 9} sizes={LARGE_SIZES} eager /> : null}
        <div className={styles.body}>
          <RichText html={article.body} lang={languageOf('body')} tableLabel={t('article.table')} />
        </div>
        <div className={detail.actions}>
          <WideHeart kind="news" id={article.id} name={title} />
          <ShareButton />
        </div>
        <Neighbours article={article} />
      </div>
    </article>
  )
}

function Neighbours({ article: { previous, next } }: { article: Article }) {
  const { t } = useTranslation('news')
  if (!previous && !next) return null
  const link = (to: { id: number; title: string }, text: string) => (
    <Link to={`/detail?id=${to.id}`} onClick={focusMain}>
      <small>{text}</small>
      {to.title}
    </Link>
  )
  return (
    <nav className={styles.neighbours} aria-label={t('article.nav')}>
      {previous ? link(previous, t('article.previous')) : <span />}
      {next ? link(next, t('article.next')) : null}
    </nav>
  )
}

/** The next article is read from its beginning. */
function focusMain(): void {
  document.getElementById('main')?.focus()
}
