import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWritable } from '#contract/trade/demands/rules.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import { editDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { ChangeDialog, type DemandChange } from './change-dialog'
import styles from './own-demands.module.css'
import { useTitleOf } from './title-of'

const isOpen = ({ shown, end }: OwnDemand): boolean => shown && end === ''

/** What its buyer may do to a demand now. */
function changesOf(demand: OwnDemand): DemandChange[] {
  return [
    ...(demand.state === 'review' ? (['recall'] as const) : []),
    ...(isOpen(demand) ? (['close'] as const) : []),
    ...(demand.shown ? [] : (['delete'] as const)),
  ]
}

interface DemandActionsProps {
  demand: OwnDemand
  /** It is there no longer. */
  onDeleted?: () => void
}

/** The ways to change an own demand. */
export function DemandActions({ demand, onDeleted }: DemandActionsProps) {
  const { t } = useTranslation('own-demands')
  const [requested, setRequested] = useState<DemandChange>()
  const title = useTitleOf()(demand)
  return (
    <div className={styles.actions}>
      {isWritable(demand.state) && demand.end !== 'closed' ? (
        <Button type="link" size="small" href={editDemandAddress(demand.id)} aria-label={t('do.editOf', { title })}>
          {t('do.edit')}
        </Button>
      ) : null}
      {changesOf(demand).map((change) => (
        <Button
          key={change}
          type="link"
          size="small"
          danger={change !== 'recall'}
          aria-label={t(`do.${change}Of`, { title })}
          onClick={() => setRequested(change)}
        >
          {t(`do.${change}`)}
        </Button>
      ))}
      {requested ? (
        <ChangeDialog
          demand={demand}
          change={requested}
          onClose={() => setRequested(undefined)}
          {...(requested === 'delete' && onDeleted ? { onDone: onDeleted } : {})}
        />
      ) : null}
    </div>
  )
}
