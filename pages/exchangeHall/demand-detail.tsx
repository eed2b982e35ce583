import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { demandsAddress } from '#src/common/app/exchange-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useDemand } from '#src/features/trade/demands/api.ts'
import { DemandSheet } from './demand-sheet'

/** `/need?id`: one demand; one that is no longer shown leads back to the others. */
export function DemandDetail() {
  const { t } = useTranslation('exchange')
  const id = useHashQuery().id('id')
  usePageView('needdetail', id)
  return (
    <RecordShown
      id={id}
      query={useDemand(id)}
      loading={<DetailSkeleton />}
      missing={t('detail.missing')}
      back={{ href: demandsAddress, label: t('detail.back') }}
    >
      {(demand) => <DemandSheet key={demand.id} demand={demand} />}
    </RecordShown>
  )
}
