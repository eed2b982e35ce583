import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import type { Paged } from '#contract/core/shapes.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { LiveGrid, LiveGridSkeleton } from '#src/features/live/live/live-grid.tsx'
import styles from './activity.module.css'

const LIST = 'lives'
export const LIVES_PER_PAGE = 9

const statuses = [
  { status: undefined, key: 'list.all' },
  { status: 1, key: 'tag.live' },
  { status: 0, key: 'tag.upcoming' },
  { status: 2, key: 'tag.replay' },
]

/** The status that the address asks for. */
export const statusIn = (query: HashQuery): number | undefined =>
  statuses.find(({ status }) => status !== undefined && `${status}` === query.text('status'))?.status

interface LivesListProps {
  heading: string
  query: HashQuery
  lives: UseQueryResult<Paged<LiveCard>>
}

/** Sessions by status, a page at a time. */
export function LivesList({ heading, query, lives }: LivesListProps) {
  const { t } = useTranslation('live')
  const input = statusIn(query)
  const tabs = statuses.map(({ status, key }) => ({
    key,
    label: t(key),
    current: status === input,
    to: query.to({ status }),
  }))
  return (
    <ListSection id={LIST} label={heading} stale={lives.isPlaceholderData}>
      <h2 className="yz-visually-hidden">{heading}</h2>
      <div className={styles.tabs}>
        <LinkTabs label={t('list.status')} tabs={tabs} />
      </div>
      <Shown query={lives} loading={<LiveGridSkeleton count={6} />}>
        {({ list, totalPage }) => (
          <>
            <LiveGrid lives={list} />
            <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
          </>
        )}
      </Shown>
    </ListSection>
  )
}
