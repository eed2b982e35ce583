import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { followKey, followKinds } from '#contract/trade/follows/rules.ts'
import type { FollowRow } from '#contract/trade/follows/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useFollows } from '#src/features/trade/follows/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { FollowItem } from './follow-item'
import { NoFollows } from './no-follows'

const LIST = 'follows'
const PER_PAGE = 10

/** What the reader follows and collects, the last first; what is taken off stays to be restored until the page is left. */
export function Follows() {
  const { t } = useTranslation('follows')
  const query = useHashQuery()
  const kind = followKinds.find((one) => one === query.text('kind'))
  const keyWord = query.text('keyWord').slice(0, KEYWORD_MAX) || undefined
  const follows = useFollows({ page: query.page, limit: PER_PAGE, kind, keyWord })
  const [removed, setRemoved] = useState<readonly FollowRow[]>([])
  const place = `${kind ?? ''} ${keyWord ?? ''} ${query.page}`
  const [seen, setSeen] = useState(place)
  if (seen !== place) {
    setSeen(place)
    setRemoved([])
  }
  const all = { key: '', label: t('kind.all'), current: kind === undefined, to: query.to({ kind: '' }) }
  const tabs = followKinds.map((one) => ({
    key: one,
    label: t(`kind.${one}`),
    current: one === kind,
    to: query.to({ kind: one }),
  }))
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <LinkTabs label={t('kind.label')} tabs={[all, ...tabs]} />
      <WorkFilters query={query} filters={[]} searchLabel={t('search')} />
      <ListSection id={LIST} label={t('title')} stale={follows.isPlaceholderData}>
        <Shown query={follows} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) => {
            const gone = removed.filter((one) => !list.some((row) => followKey(row) === followKey(one)))
            const rows = [...list, ...gone].toSorted((a, b) => b.at.localeCompare(a.at))
            if (rows.length === 0) return <NoFollows kind={kind} isSearch={keyWord !== undefined} />
            return (
              <>
                <ul className={lists.list}>
                  {rows.map((row) => (
                    <li key={followKey(row)}>
                      <FollowItem
                        row={row}
                        isRemoved={removed.includes(row) || gone.some((one) => followKey(one) === followKey(row))}
                        onRemoved={(is) =>
                          setRemoved((before) => [
                            ...before.filter((one) => followKey(one) !== followKey(row)),
                            ...(is ? [row] : []),
                          ])
                        }
                      />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
              </>
            )
          }}
        </Shown>
      </ListSection>
    </div>
  )
}
