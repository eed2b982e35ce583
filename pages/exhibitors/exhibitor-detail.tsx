import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { exhibitorsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useExhibitor } from '#src/features/fair/exhibitors/api.ts'
import { ExhibitorSheet } from './exhibitor-sheet'

/** `/Detail?id` (spec: common §2). */
export function ExhibitorDetail() {
  const { t } = useTranslation('exhibitors')
  const id = useHashQuery().id('id')
  usePageView('ExhibitorDetail', id)
  return (
    <RecordShown
      id={id}
      query={useExhibitor(id)}
      loading={<DetailSkeleton />}
      missing={t('detail.missing')}
      back={{ href: exhibitorsAddress, label: t('detail.back') }}
    >
      {(exhibitor) => <ExhibitorSheet key={exhibitor.id} exhibitor={exhibitor} />}
    </RecordShown>
  )
}
