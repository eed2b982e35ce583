import { useTranslation } from 'react-i18next'
import { usePageView } from '../../src/common/analytics/collector'
import { exhibitsAddress } from '../../src/common/app/addresses'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { RecordShown } from '../../src/common/ui/detail/record'
import { useExhibit } from '../../src/features/exhibits/api'
import { DetailSkeleton } from '../../src/common/ui/detail/detail-skeleton'
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
