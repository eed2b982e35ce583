import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useBooths } from '#src/features/fair/booths/manage/api.ts'
import { ProposeDialog } from '#src/features/fair/booths/manage/propose-dialog.tsx'
import { ExportButton } from '#src/features/fair/booths/sheet/export-button.tsx'
import { SetupButton } from '#src/features/fair/booths/setup/setup-button.tsx'
import { ImportDialog } from '#src/features/fair/booths/sheet/import-dialog.tsx'
import { useFloorPlan } from '#src/features/fair/floor-plan/api.ts'
import { DeskHead } from '../desk-head'
import { BoothBoard } from './booth-board'
import styles from './booths.module.css'

interface HallScreenProps {
  halls: readonly HallPlans[]
  plans: HallPlans
  query: HashQuery
}

/** The booths of one hall, a level at a time. */
export function HallScreen({ halls, plans, query }: HallScreenProps) {
  const { t } = useTranslation('booth-desk')
  const { hallId, levels } = plans
  const level =
    levels.find((one) => String(one.level) === query.text('level'))?.level ??
    levels.find((one) => one.level === 0)?.level ??
    levels[0]?.level ??
    0
  const booths = useBooths(hallId)
  const plan = useFloorPlan(hallId, level)
  const [isProposing, setProposing] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const nameOf = (of: number) => (of < 0 ? t('map:levelBelow', { floor: -of }) : t('map:levelOf', { floor: of + 1 }))
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <SetupButton hallId={hallId} />
        <ExportButton hall={booths.data} hallName={plans.hallName} levelName={nameOf} />
        <Button disabled={!booths.data} onClick={() => setImporting(true)}>
          {t('sheet.import')}
        </Button>
        <Button type="primary" disabled={!booths.data} onClick={() => setProposing(true)}>
          {t('propose.open')}
        </Button>
      </DeskHead>
      <div className={styles.switches}>
        <label htmlFor="booths-hall">{t('hall')}</label>
        <Choice
          id="booths-hall"
          popupMatchSelectWidth={false}
          value={String(hallId)}
          options={halls.map((one) => ({ value: String(one.hallId), label: one.hallName }))}
          onChange={(hall) => query.set({ hall, level: undefined, booth: undefined, heat: undefined })}
        />
        {levels.length > 1 ? (
          <>
            <label htmlFor="booths-level">{t('level')}</label>
            <Choice
              id="booths-level"
              value={String(level)}
              options={levels.map((one) => ({ value: String(one.level), label: nameOf(one.level) }))}
              onChange={(to) => query.set({ level: to, booth: undefined, heat: undefined })}
            />
          </>
        ) : null}
      </div>
      <Shown query={booths} loading={<TableSkeleton />}>
        {(hall) => (
          <>
            <Shown query={plan} loading={<TableSkeleton />}>
              {(drawn) => <BoothBoard hall={hall} plan={drawn} query={query} />}
            </Shown>
            {isProposing ? <ProposeDialog hall={hall} onClose={() => setProposing(false)} /> : null}
            {isImporting ? <ImportDialog hall={hall} onClose={() => setImporting(false)} /> : null}
          </>
        )}
      </Shown>
    </>
  )
}
