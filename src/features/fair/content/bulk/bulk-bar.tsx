import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { type ContentStep, mayStep } from '#contract/fair/content/rules.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { useWritesForFair } from '../review/use-writes-for-fair'
import { fieldLabel } from '../fields/labels'

/** What is done with several objects, as they were chosen: a step, or a choice that all of them get. */
export type Bulk = { rows: readonly ContentRow[] } & ({ step: ContentStep } | { field: string })

const steps: readonly ContentStep[] = ['publish', 'withdraw', 'delete', 'undelete']
/** Of who writes for an exhibitor. */
const ownSteps: readonly ContentStep[] = ['submit', 'withdraw', 'delete', 'undelete']

/** What waits already, and what visitors see as it is, is not submitted. */
const hasToSubmit = ({ state, review, changed }: ContentRow): boolean =>
  review !== 'waiting' && (changed || state !== 'published')

interface BulkBarProps {
  kind: ContentKind
  chosen: readonly ContentRow[]
  onAsk: (bulk: Bulk) => void
}

/** What can be done with the objects that were chosen: each step with those in a state that allows it. */
export function BulkBar({ kind, chosen, onAsk }: BulkBarProps) {
  const { t } = useTranslation('content')
  const writesForFair = useWritesForFair()
  if (chosen.length === 0) return null
  const present = chosen.filter(({ state }) => state !== 'deleted')
  const choices = Object.entries(fieldsOf(kind)).filter(
    ([, { type, organizers }]) => type === 'choice' && (writesForFair || !organizers),
  )
  return (
    <>
      <span role="status">{t('work:table.chosen', { count: chosen.length })}</span>
      {(writesForFair ? steps : ownSteps).map((step) => {
        const rows = chosen.filter((row) => mayStep(step, row.state) && (step !== 'submit' || hasToSubmit(row)))
        return rows.length === 0 ? null : (
          <Button key={step} danger={step === 'delete'} onClick={() => onAsk({ step, rows })}>
            {t(`bulk.${step}`)}
          </Button>
        )
      })}
      {present.length === 0
        ? null
        : choices.map(([field]) => (
            <Button key={field} onClick={() => onAsk({ field, rows: present })}>
              {t('bulk.set', { field: t(fieldLabel(kind, field)) })}
            </Button>
          ))}
    </>
  )
}
