import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { WaitingTable } from '#src/features/commerce/orders/manage/waiting-table.tsx'
import { AdvertList } from '#src/features/commerce/services/manage/advert-list.tsx'
import { useWaitingAdverts } from '#src/features/commerce/services/manage/api.ts'
import { ContractTable } from '#src/features/commerce/services/manage/contract-table.tsx'
import { ServiceTable } from '#src/features/commerce/services/manage/service-table.tsx'
import { useFloorPlans } from '#src/features/fair/floor-plan/api.ts'
import { useManagedPlans } from '#src/features/fair/floor-plan/editor/api.ts'
import { useManagedTypes } from '#src/features/commerce/tickets/manage/api.ts'
import { DeskHead } from '../desk-head'

const parts = ['orders', 'adverts', 'catalogue', 'contracts'] as const

/** Exhibition services: orders to be confirmed, adverts to be reviewed, what is on offer, and who has signed. */
export function Services() {
  const { t } = useTranslation('service-desk')
  useTitle(t('title'))
  const query = useHashQuery()
  const waiting = useWaitingAdverts().data?.totalCount
  const part = parts.find((one) => one === query.text('part')) ?? 'orders'
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <LinkTabs
        label={t('parts')}
        tabs={parts.map((key) => ({
          key,
          label: t(`part.${key}`),
          to: key === 'orders' ? '/services' : `/services?part=${key}`,
          current: key === part,
          ...(key === 'adverts' && waiting !== undefined ? { note: waiting } : {}),
        }))}
      />
      {part === 'orders' ? <WaitingTable query={query} /> : null}
      {part === 'adverts' ? <AdvertList query={query} /> : null}
      {part === 'catalogue' ? <Offered /> : null}
      {part === 'contracts' ? <ContractTable query={query} /> : null}
    </>
  )
}

/** What is on offer; badges are tickets of a type of their own, booths are those of halls with a plan. */
function Offered() {
  const { i18n } = useTranslation('service-desk')
  const types = useManagedTypes().data?.types ?? []
  const badgeTypes = types
    .filter(({ kind }) => kind === 'badge')
    .map(({ id, name: { zh, en } }) => ({ id, name: i18n.language === 'zh-CN' ? zh || en : en || zh }))
  const shown = useFloorPlans().data ?? []
  const shownIds = new Set(shown.map(({ hallId }) => hallId))
  const hidden = (useManagedPlans().data ?? [])
    .filter(({ hallId }) => !shownIds.has(hallId))
    .map(({ hallId, hallName }) => ({ hallId, hallName, isHidden: true }))
  const halls = [...shown, ...hidden]
  return <ServiceTable query={useHashQuery()} badgeTypes={badgeTypes} halls={halls} />
}
