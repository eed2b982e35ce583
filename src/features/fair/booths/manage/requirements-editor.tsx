import { useTranslation } from 'react-i18next'
import { saveBoothRequirements } from '#contract/fair/booths/endpoints.ts'
import type { Unplaced } from '#contract/fair/booths/schemas.ts'
import { RequirementsDialog } from '../requirements/requirements-dialog'
import { useBoothChange } from './api'

/** An organizer writes what an exhibitor without a booth needs. */
export function RequirementsEditor({ exhibitor, onClose }: { exhibitor: Unplaced; onClose: () => void }) {
  const { t } = useTranslation('booth-requirements')
  const { mutateAsync, isPending, error, reset } = useBoothChange(saveBoothRequirements)
  const { id: exhibitorId, name, requirements } = exhibitor
  return (
    <RequirementsDialog
      title={t('titleOf', { name })}
      current={requirements}
      save={{ mutateAsync: (input) => mutateAsync({ exhibitorId, ...input }), isPending, error, reset }}
      onClose={onClose}
    />
  )
}
