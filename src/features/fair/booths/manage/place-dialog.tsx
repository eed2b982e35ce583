import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignBooth } from '#contract/fair/booths/endpoints.ts'
import { findShortfall } from '#contract/fair/booths/propose/shortfall.ts'
import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import type { Booth, Unplaced } from '#contract/fair/booths/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useRequirementsText } from '../requirements/use-requirements-text'
import { useBoothChange } from './api'
import { ConflictList } from './conflict-list'
import styles from './manage.module.css'

interface PlaceDialogProps {
  hallId: number
  /** What one needs that has a booth is not known here. */
  exhibitor: Pick<Unplaced, 'id' | 'name'> & Partial<Pick<Unplaced, 'requirements'>>
  /** Where the exhibitor is; empty: nowhere. */
  from?: string
  /** A booth that was chosen already. */
  to?: string
  booths: readonly Booth[]
  onDone: (number: string) => void
  onClose: () => void
}

/** Assigns one of the booths that are free or reserved to an exhibitor, or moves it there. */
export function PlaceDialog({ hallId, exhibitor, from = '', to = '', booths, onDone, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('booth-desk')
  const { utilitiesText, requirementsText } = useRequirementsText()
  const [number, setNumber] = useState(to)
  const assign = useBoothChange(assignBooth)
  const { id: exhibitorId, name, requirements = noRequirements } = exhibitor
  // One that an open order holds cannot be assigned.
  const open = booths.filter(({ status, order }) => status === 'free' || (status === 'held' && !order))
  const chosen = open.find((one) => one.number === number)
  const shortfall = chosen && findShortfall(chosen, requirements)
  const labelOf = ({ number: of, area, corner, utilities, status }: Booth) =>
    [
      of,
      t('booth.area', { area }),
      ...(corner ? [t('booth.corner')] : []),
      ...(utilities.length > 0 ? [utilitiesText(utilities)] : []),
      ...(status === 'held' ? [t('status.held')] : []),
    ].join(' · ')
  const send = () => {
    const place = { hallId, number, exhibitorId, heldUntil: chosen?.heldUntil ?? null }
    assign.mutate(
      { ...place, from: from === '' ? null : { hallId, number: from } },
      {
        onSuccess: () => {
          showToast(t(from === '' ? 'assign.done' : 'move.done', { number, name }))
          onDone(number)
        },
      },
    )
  }
  return (
    <WorkDialog
      title={t(from === '' ? 'assign.titleOf' : 'move.title', { name })}
      submit={t(from === '' ? 'assign.submit' : 'move.submit')}
      disabled={!chosen}
      busy={assign.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {requirements.revision > 0 ? <p>{requirementsText(requirements)}</p> : null}
      <div className={styles.field}>
        <label htmlFor="place-booth">{t('assign.booth')}</label>
        <Choice
          id="place-booth"
          value={number}
          placeholder={t('assign.chooseBooth')}
          options={open.map((one) => ({ value: one.number, label: labelOf(one) }))}
          onChange={setNumber}
        />
      </div>
      {chosen?.heldUntil ? (
        <Alert type="warning" showIcon title={t('assign.heldHint', { day: chosen.heldUntil })} />
      ) : null}
      {shortfall && shortfall.conflicts.length > 0 ? (
        <Alert type="warning" showIcon title={<ConflictList {...shortfall} area={requirements.area} />} />
      ) : null}
      <p>{from === '' ? (chosen ? t('assign.confirm', { number, name }) : null) : t('move.hint', { number: from })}</p>
      {assign.error ? <Alert type="error" showIcon role="alert" title={errorMessage(assign.error)} /> : null}
    </WorkDialog>
  )
}
