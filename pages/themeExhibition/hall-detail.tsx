import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useHall } from '#src/features/fair/halls/api.ts'
import { HallSheet } from './hall-sheet'

/** `/detail?id` */
export function HallDetail() {
  const { t } = useTranslation('halls')
  const id = useHashQuery().id('id')
  usePageView('themeExhibitionDetail', id)
  return (
    <RecordShown
      id={id}
      query={useHall(id)}
      loading={<DetailSkeleton />}
      missing={t('detail.missing')}
      back={{ href: hallsAddress, label: t('detail.back') }}
    >
      {(hall) => <HallSheet key={hall.hallId} hall={hall} />}
    </RecordShown>
  )
}
