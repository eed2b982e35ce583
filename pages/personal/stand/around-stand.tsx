import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useContentList } from '#src/features/fair/content/api.ts'
import page from '../personal.module.css'
import { profileAddress, standAddress, standExhibitsAddress } from './addresses'

const tabs = { overview: standAddress, profile: profileAddress, exhibits: standExhibitsAddress } as const
type Tab = keyof typeof tabs

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object of our own
const tabNames = Object.keys(tabs) as Tab[]

const inTab = (pathname: string, tab: Tab): boolean =>
  tab === 'overview' ? pathname === tabs.overview : pathname.startsWith(tabs[tab])

/** The parts of the stand around one of them, once its exhibitor is known. */
export function AroundStand({ children }: { children: (exhibitor: ContentRow) => ReactNode }) {
  const { t } = useTranslation('content')
  const { pathname } = useLocation()
  // Of exhibitors, one's own is the only one that one is shown.
  const own = useContentList({ kind: 'exhibitor', limit: 1 })
  if (isRefusal(own.error, 'NotAllowed')) return <NoStand />
  return (
    <div className={page.stack}>
      <LinkTabs
        label={t('stand.label')}
        tabs={tabNames.map((key) => ({
          key,
          to: tabs[key],
          label: t(`stand.tab.${key}`),
          current: inTab(pathname, key),
        }))}
      />
      <Shown query={own} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {({ list: [exhibitor] }) => (exhibitor ? children(exhibitor) : <NoStand />)}
      </Shown>
    </div>
  )
}

function NoStand() {
  const { t } = useTranslation('content')
  return <Empty title={t('stand.none')} text={t('stand.noneText')} />
}
