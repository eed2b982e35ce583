import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dealing } from '#contract/trade/leads/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isMissing } from '#src/common/request/api-error.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty, NotFound } from '#src/common/ui/states.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useDealings, useTimeline } from './api'
import styles from './leads.module.css'
import { Timeline } from './timeline'

/** The exhibitors that a buyer is in contact with, latest first. */
export function DealingList({ query }: { query: HashQuery }) {
  const { t, i18n } = useTranslation('leads')
  const keyWord = query.text('keyWord')
  const page = useDealings({ page: query.page, ...(keyWord ? { keyWord } : {}) })
  const columns: WorkColumn<Dealing>[] = [
    { key: 'company', title: t('dealings.company'), always: true, render: (of) => <Company of={of} /> },
    { key: 'booth', title: t('dealings.booth'), render: ({ booth }) => booth || '—', width: 140 },
    {
      key: 'lastAt',
      title: t('field.lastAt'),
      render: ({ lastAt, lastKind }) => (
        <>
          {t(`kind.${lastKind}`)}
          <small className={styles.below}>{momentText(lastAt, i18n.language)}</small>
        </>
      ),
    },
  ]
  if (page.data?.totalCount === 0 && keyWord === '')
    return <Empty title={t('dealings.none')} text={t('dealings.noneText')} />
  return (
    <>
      <WorkFilters query={query} filters={[]} searchLabel={t('dealings.search')} />
      <WorkList<Dealing>
        name="dealings"
        caption={t('dealings.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('dealings.empty')}
      />
    </>
  )
}

function Company({ of: { id, company, fallbackFields } }: { of: Dealing }) {
  const languageOf = useTextLanguage(fallbackFields)
  return (
    <Link to={`/dealings?id=${id}`} lang={languageOf('company')}>
      {company}
    </Link>
  )
}

interface DealingPageProps {
  id: number
  /** What else can be done about the exhibitor. */
  renderMore?: (of: { id: number; name: string }) => ReactNode
}

/** Everything with one exhibitor. */
export function DealingPage({ id, renderMore }: DealingPageProps) {
  const { t } = useTranslation('leads')
  const found = useTimeline('buyer', id)
  const company = found.data?.pages[0]?.company ?? ''
  useTitle(company || undefined)
  if (isMissing(found.error))
    return (
      <NotFound text={found.error.message}>
        <Link className="yz-button" to="/dealings">
          {t('dealings.back')}
        </Link>
      </NotFound>
    )
  return (
    <div className={styles.lead}>
      {company ? (
        <header className={styles.head}>
          <h2>{company}</h2>
          <a href={exhibitorAddress(id)}>{t('dealings.toExhibitor')}</a>
          {renderMore?.({ id, name: company })}
        </header>
      ) : null}
      <Timeline reader="buyer" id={id} />
    </div>
  )
}
