import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dealing } from '../../../contract/leads/schemas'
import { exhibitorAddress } from '../../common/app/addresses'
import { Link } from '../../common/app/link'
import type { HashQuery } from '../../common/app/use-hash-query'
import { useTitle } from '../../common/app/use-title'
import { isMissing } from '../../common/request/api-error'
import { useTextLanguage } from '../../common/ui/detail/fallback-note'
import { Empty, NotFound } from '../../common/ui/states'
import { WorkList } from '../../common/work/list/work-list'
import { momentText } from '../../common/work/moment'
import { WorkFilters } from '../../common/work/work-filters'
import type { WorkColumn } from '../../common/work/work-table'
import { useDealings, useTimeline } from './api'
import styles from './leads.module.css'
import { Timeline } from './timeline'

/** The exhibitors with whom a buyer has anything, the last first. */
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
