import { useTranslation } from 'react-i18next'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { LinkTabs } from '../../src/common/ui/link-tabs'
import { ListSection } from '../../src/common/ui/list-section'
import { Pagination } from '../../src/common/ui/pagination'
import { Shown } from '../../src/common/ui/states'
import { useOfficialLives } from '../../src/features/live/api'
import { LiveGrid, LiveGridSkeleton } from '../../src/features/live/live-grid'
import styles from './activity.module.css'

const LIST = 'lives'
const PER_PAGE = 9

const statuses = [
  { status: undefined, key: 'list.all' },
  { status: 1, key: 'tag.live' },
  { status: 0, key: 'tag.upcoming' },
  { status: 2, key: 'tag.replay' },
]

export function OfficialLives() {
  const { t } = useTranslation('live')
  const query = useHashQuery()
  const asked = statuses.find(({ status }) => status !== undefined && `${status}` === query.text('status'))?.status
  const lives = useOfficialLives({ page: query.page, limit: PER_PAGE, status: asked })
  const tabs = statuses.map(({ status, key }) => ({
    key,
    label: t(key),
    current: status === asked,
    to: query.to({ status }),
  }))
  return (
    <ListSection id={LIST} label={t('list.heading')} stale={lives.isPlaceholderData}>
      <h2 className="yz-visually-hidden">{t('list.heading')}</h2>
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
