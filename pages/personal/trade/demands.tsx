import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { publishDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { OwnDemandList } from '#src/features/trade/demands/own-demand-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import styles from './trade.module.css'

const states = ['shown', 'draft', 'review', 'changes', 'rejected', 'ended'] as const

/** The demands of a buyer; whoever else comes here learns who publishes them. */
export function Demands() {
  const { t } = useTranslation('own-demands')
  const query = useHashQuery()
  usePageView('orderlist')
  if (!hasPermission(useSession()?.user.userType, 'publishDemands'))
    return <Empty title={t('own.closed')} text={t('own.closedText')} />
  const state = states.find((one) => one === query.text('state'))
  const tab = (key: (typeof states)[number] | undefined) => ({
    key: key ?? 'all',
    label: t(`filter.${key ?? 'all'}`),
    to: query.to({ state: key }),
    current: key === state,
  })
  return (
    <div className={`${page.stack} ${styles.narrow}`}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('own.title')}</h2>
        <Button type="primary" href={publishDemandAddress}>
          {t('own.publish')}
        </Button>
      </div>
      <p className={lists.lead}>{t('own.lead')}</p>
      <LinkTabs label={t('own.states')} tabs={[undefined, ...states].map(tab)} />
      <OwnDemandList query={query} state={state} />
    </div>
  )
}
