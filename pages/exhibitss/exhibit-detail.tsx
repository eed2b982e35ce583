import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { exhibitsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useExhibit } from '#src/features/fair/exhibits/api.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { ExhibitSheet } from './exhibit-sheet'

/** `/ExhibisDetail?id` (spec: common §2). */
export function ExhibitDetail() {
  const { t } = useTranslation('exhibits')
  const id = useHashQuery().id('id')
  usePageView('ExhibisDetail', id)
  return (
    <RecordShown
      id={id}
      query={useExhibit(id)}
      loading={<DetailSkeleton />}
      missing={t('detail.missing')}
      back={{ href: exhibitsAddress, label: t('detail.back') }}
    >
      {(exhibit) => <ExhibitSheet key={exhibit.exhibitsInfoId} exhibit={exhibit} />}
    </RecordShown>
  )
}
