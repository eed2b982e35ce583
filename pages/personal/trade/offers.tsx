import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { offerStates } from '#contract/trade/offers/rules.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { demandsAddress } from '#src/common/app/exchange-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { DemandsForYou } from '#src/features/trade/matches/demands-for-you.tsx'
import { OwnOfferList } from '#src/features/trade/offers/own-offer-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import styles from './trade.module.css'

/** What the own exhibitor has offered; whoever else comes here learns who offers. */
export function Offers() {
  const { t } = useTranslation('offers')
  const query = useHashQuery()
  usePageView('orderlist')
  if (!hasPermission(useSession()?.user.userType, 'offer'))
    return <Empty title={t('own.closed')} text={t('own.closedText')} />
  const state = offerStates.find((one) => one === query.text('state'))
  const tab = (key: (typeof offerStates)[number] | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('own.all'),
    to: query.to({ state: key }),
    current: key === state,
  })
  return (
    <div className={`${page.stack} ${styles.narrow}`}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('own.title')}</h2>
        <Button href={demandsAddress}>{t('own.toHall')}</Button>
      </div>
      <p className={lists.lead}>{t('own.lead')}</p>
      <LinkTabs label={t('own.states')} tabs={[undefined, ...offerStates].map(tab)} />
      <OwnOfferList query={query} state={state} />
      <DemandsForYou />
    </div>
  )
}
