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
  // Those that were chosen when it began: decided ones leave the list meanwhile.
  const [asked, setAsked] = useState<{ action: BulkAction; cases: readonly CaseRow[] }>()
  if (chosen.length === 0 && !asked) return null
  return (
    <>
      <span role="status">{t('work:table.chosen', { count: chosen.length })}</span>
      {actions.map((action) => (
        <Button key={action} danger={action === 'reject'} onClick={() => setAsked({ action, cases: chosen })}>
          {t(`bulk.${action}`)}
        </Button>
      ))}
      {asked ? (
        <BulkDialog
          cases={asked.cases}
          action={asked.action}
          onClose={(done) => {
            setAsked(undefined)
            if (done) onDone()
          }}
        />
      ) : null}
    </>
  )
}
