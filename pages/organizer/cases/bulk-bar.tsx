import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseRow } from '../../../contract/review/schemas'
import { BulkDialog } from './bulk-dialog'

type BulkAction = Extract<CaseAction, 'approve' | 'reject'>

interface BulkBarProps {
  /** Those that wait and were chosen. */
  chosen: readonly CaseRow[]
  onDone: () => void
}

const actions: readonly BulkAction[] = ['approve', 'reject']

/** What can be done with all the cases that were chosen. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const { t } = useTranslation('organizer')
  const [asked, setAsked] = useState<BulkAction>()
  if (chosen.length === 0) return null
  return (
    <>
      <span role="status">{t('work:table.chosen', { count: chosen.length })}</span>
      {actions.map((action) => (
        <Button key={action} danger={action === 'reject'} onClick={() => setAsked(action)}>
          {t(`bulk.${action}`)}
        </Button>
      ))}
      {asked ? (
        <BulkDialog
          cases={chosen}
          action={asked}
          onClose={(done) => {
            setAsked(undefined)
            if (done) onDone()
          }}
        />
      ) : null}
    </>
  )
}
