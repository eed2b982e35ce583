import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failed } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useHallSetup } from './api'
import { SetupForm } from './setup-form'

/** Set-up times, note and documents of a hall. */
export function SetupDialog({ hallId, onClose }: { hallId: number; onClose: () => void }) {
  const { t } = useTranslation('hall-setup')
  const query = useHallSetup(hallId)
  // The form keeps its values while the answer changes below it, unless it is loaded again.
  const [loads, setLoads] = useState(0)
  const { data } = query
  if (data) return <SetupForm key={loads} setup={data} onReload={() => setLoads(loads + 1)} onClose={onClose} />
  return (
    <WorkDialog title={t('title')} width={760} onClose={onClose}>
      {query.isError ? <Failed error={query.error} retry={() => void query.refetch()} /> : <TableSkeleton />}
    </WorkDialog>
  )
}
