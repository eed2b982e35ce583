import { useTranslation } from 'react-i18next'
import { type TicketState, ticketStates } from '#contract/commerce/tickets/rules.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { useFollowOrders } from '#src/features/commerce/orders/follow-orders.ts'
import { OwnTicketList } from '#src/features/commerce/tickets/own-ticket-list.tsx'
import { OwnWaiting } from '#src/features/commerce/waiting-list/own-waiting.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The own tickets, by how they stand. */
export function Tickets() {
  const { t } = useTranslation('own-tickets')
  const query = useHashQuery()
  useFollowOrders()
  const state = ticketStates.find((one) => one === query.text('state'))
  const tab = (key: TicketState | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('list.all'),
    to: query.to({ state: key }),
    current: key === state,
  })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('list.title')}</h2>
      <p className={lists.lead}>{t('list.lead')}</p>
      <OwnWaiting />
      <LinkTabs label={t('list.states')} tabs={[undefined, ...ticketStates].map(tab)} />
      <OwnTicketList query={query} state={state} />
    </div>
  )
}
