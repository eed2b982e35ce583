import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CaseRow } from '#contract/people/review/schemas.ts'

/** What is done with several cases, as they were chosen: those that are decided leave the list meanwhile. */
export interface Bulk {
  action: 'approve' | 'reject'
  cases: readonly CaseRow[]
}

interface BulkBarProps {
  /** Those that wait and were chosen. */
  chosen: readonly CaseRow[]
  onAsk: (bulk: Bulk) => void
}

const actions: readonly Bulk['action'][] = ['approve', 'reject']

/** What can be done with all the cases that were chosen. */
export function BulkBar({ chosen, onAsk }: BulkBarProps) {
  const { t } = useTranslation('organizer')
  if (chosen.length === 0) return null
  return (
    <>
      <span role="status">{t('work:table.chosen', { count: chosen.length })}</span>
      {actions.map((action) => (
        <Button key={action} danger={action === 'reject'} onClick={() => onAsk({ action, cases: chosen })}>
          {t(`bulk.${action}`)}
        </Button>
      ))}
    </>
  )
}
