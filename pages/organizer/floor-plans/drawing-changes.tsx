import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { compareDrawings } from '#src/features/fair/floor-plan/drawing/compare.ts'

const NAMED_MAX = 12

interface DrawingChangesProps {
  /** null: nothing was there. */
  before: PlanDrawing | null
  after: PlanDrawing
}

/** How a drawing differs from another; nothing where they look the same. */
export function DrawingChanges({ before, after }: DrawingChangesProps) {
  const { t } = useTranslation('floor-plans')
  const changes = useMemo(() => compareDrawings(before, after), [before, after])
  return (
    <ul>
      {(['added', 'removed', 'changed'] as const).map((key) =>
        changes[key].length > 0 ? (
          <li key={key}>
            {t(`publish.${key}`, { count: changes[key].length })}
            {': '}
            {changes[key].slice(0, NAMED_MAX).join(t('problems.and'))}
            {changes[key].length > NAMED_MAX ? ' …' : ''}
          </li>
        ) : null,
      )}
      {changes.surroundings ? <li>{t('publish.surroundings')}</li> : null}
    </ul>
  )
}
