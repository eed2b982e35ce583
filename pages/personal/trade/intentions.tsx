import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { type IntentionState, intentionStates } from '#contract/trade/intentions/rules.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { IntentionList } from '#src/features/trade/intentions/intention-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** Intention orders: a buyer's own, or those for the own exhibitor; whoever else comes here learns who sends them. */
export function Intentions() {
  const { t } = useTranslation('intentions')
  const query = useHashQuery()
  usePageView('orderlist')
  const userType = useSession()?.user.userType
  const isBuyer = hasPermission(userType, 'orderGoods')
  if (!isBuyer && !hasPermission(userType, 'offer'))
    return <Empty title={t('list.closed')} text={t('list.closedText')} />
  const side = isBuyer ? 'buyer' : 'exhibitor'
  const state = intentionStates.find((one) => one === query.text('state'))
  const tab = (key: IntentionState | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('list.all'),
    to: query.to({ state: key }),
    current: key === state,
  })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('list.title')}</h2>
      <p className={lists.lead}>{t(`list.lead.${side}`)}</p>
      <LinkTabs label={t('list.states')} tabs={[undefined, ...intentionStates].map(tab)} />
      <IntentionList side={side} query={query} state={state} />
    </div>
  )
}
