import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useFloorPlans } from '#src/features/fair/floor-plan/api.ts'
import { DeskHead } from '../desk-head'
import { HallScreen } from './hall-screen'

/** `/booths?hall&level&booth&status`: who has which booth of a published plan. */
export function Booths() {
  const { t } = useTranslation('booth-desk')
  useTitle(t('title'))
  const query = useHashQuery()
  return (
    <Shown query={useFloorPlans()} loading={<TableSkeleton />}>
      {(halls) => {
        const plans = halls.find(({ hallId }) => hallId === query.id('hall')) ?? halls[0]
        if (plans) return <HallScreen key={plans.hallId} halls={halls} plans={plans} query={query} />
        return (
          <>
            <DeskHead title={t('title')} lead={t('lead')} />
            <Empty title={t('noPlans')} text={t('noPlansText')} />
          </>
        )
      }}
    </Shown>
  )
}
