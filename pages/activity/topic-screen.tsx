import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '#contract/fair/topics/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { livesAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import detail from '#src/common/ui/detail/detail.module.css'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { RichText } from '#src/common/ui/rich-text/rich-text.tsx'
import { ExhibitGrid } from '#src/features/fair/exhibits/exhibit-grid.tsx'
import { LiveGrid } from '#src/features/live/live/live-grid.tsx'
import { NewsGrid } from '#src/features/fair/news/news-grid.tsx'
import { useTopic } from '#src/features/fair/topics/api.ts'
import styles from './topic.module.css'

/** `/topic?id`: a theme of the fair, with the exhibits, sessions and news that belong to it (spec: live §2). */
export function TopicScreen() {
  const { t } = useTranslation('live-page')
  const id = useHashQuery().id('id')
  usePageView('Activity', id)
  return (
    <RecordShown
      id={id}
      query={useTopic(id)}
      loading={<TopicSkeleton />}
      missing={t('topic.missing')}
      back={{ href: livesAddress, label: t('topic.back') }}
    >
      {(topic) => <TopicSheet key={topic.id} topic={topic} />}
    </RecordShown>
  )
}

function TopicSheet({ topic }: { topic: Topic }) {
  const { t } = useTranslation('live-page')
  const languageOf = useTextLanguage(topic.fallbackFields)
  const { title, lead, coverUrl, body, exhibits, lives, articles } = topic
  useTitle(title)
  return (
    <article className={`${detail.page} ${styles.page}`}>
      <header className={styles.head}>
        <img src={coverUrl} alt="" width={1_440} height={560} fetchPriority="high" />
        <div className="yz-wrap">
          <p className={detail.eyebrow}>{t('topic.eyebrow')}</p>
          <h1 lang={languageOf('title')}>{title}</h1>
          <p className={styles.lead} lang={languageOf('lead')}>
            {lead}
          </p>
          <FallbackNote fields={topic.fallbackFields} />
        </div>
      </header>
      {body === '' ? null : (
        <div className="yz-wrap">
          <div className={styles.body}>
            <RichText html={body} lang={languageOf('body')} tableLabel={t('topic.table')} />
          </div>
        </div>
      )}
      {exhibits.length === 0 ? null : (
        <Part title={t('topic.exhibits')}>
          <ExhibitGrid exhibits={exhibits} columns={4} />
        </Part>
      )}
      {lives.length === 0 ? null : (
        <Part title={t('topic.lives')}>
          <LiveGrid lives={lives} />
        </Part>
      )}
      {articles.length === 0 ? null : (
        <Part title={t('topic.articles')}>
          <NewsGrid articles={articles} />
        </Part>
      )}
      <div className={`yz-wrap ${styles.end}`}>
        <ShareButton />
        <a href={livesAddress}>{t('topic.back')}</a>
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`yz-wrap ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A topic before it is there. */
export function TopicSkeleton() {
  return (
    <div className={`${detail.page} ${styles.page}`} aria-hidden="true">
      <div className={`yz-skeleton ${styles.waitingCover}`} />
      <div className="yz-wrap">
        <div className={`yz-skeleton ${styles.waitingTitle}`} />
      </div>
    </div>
  )
}
