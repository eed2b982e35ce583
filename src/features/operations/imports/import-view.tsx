import { Alert, Button, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportState, mayImport } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { StepLine } from '#src/common/work/form/step-line.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'
import { BusyButton } from './busy-button'
import { ImportCounts } from './import-counts'
import styles from './imports.module.css'
import { MappingPanel } from './mapping-panel'
import { PicturesLeft } from './pictures-left'
import { saveReport } from './report'
import { RowTable } from './row-table'
import { SendingPanel } from './sending-panel'
import { type RequestedStep, StepDialog } from './step-dialogs'

const stages = ['send', 'map', 'check', 'apply', 'done'] as const

const stageOf: Record<ImportState, number> = {
  receiving: 0,
  reading: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  applied: 4,
  undoing: 4,
  undone: 4,
  cancelled: 4,
  failed: 4,
}

interface ImportViewProps {
  of: ImportDetail
  query: HashQuery
  addressOf: (id: number) => string | undefined
}

/** An import at whichever step it is, with what can be done next. */
export function ImportView({ of, query, addressOf }: ImportViewProps) {
  const { t } = useTranslation('imports')
  const [requested, setRequested] = useState<RequestedStep>()
  const [isMapping, setMapping] = useState(false)
  const { state, counts } = of
  const isMapped = state === 'mapping' || (state === 'checked' && isMapping)
  const isChecked = counts.total > 0 && state !== 'checking' && !isMapped
  return (
    <>
      <StepLine
        label={t('steps')}
        steps={stages.map((stage) => t(`stage.${stage}`))}
        current={stageOf[state]}
        done={state === 'applied' || state === 'undone'}
      />
      <div className={styles.panel}>
        {state === 'receiving' ? <SendingPanel of={of} /> : null}
        {isMapped ? <MappingPanel key={of.version} of={of} /> : null}
        {state === 'reading' || state === 'checking' ? <Busy of={of} /> : null}
        {state === 'applying' || state === 'undoing' ? <Busy of={of} /> : null}
        {state === 'failed' ? <Alert type="error" showIcon title={t('failed')} description={of.problem} /> : null}
        {state === 'cancelled' ? <Alert type="info" showIcon title={t('cancelled')} /> : null}
        {state === 'checked' && !isMapped && counts.new + counts.changed === 0 ? (
          <Alert type="info" showIcon title={t('nothing')} />
        ) : null}
        {isChecked ? <ImportCounts counts={counts} state={state} /> : null}
        <Ways>
          {mayImport('apply', state) && !isMapped && counts.new + counts.changed > 0 ? (
            <Button type="primary" onClick={() => setRequested('apply')}>
              {t('way.apply', { count: counts.new + counts.changed })}
            </Button>
          ) : null}
          {state === 'checked' ? (
            <Button onClick={() => setMapping(!isMapping)}>{t(isMapping ? 'way.result' : 'way.map')}</Button>
          ) : null}
          {isChecked ? <BusyButton run={() => saveReport(t, of)}>{t('way.report')}</BusyButton> : null}
          {mayImport('undo', state) && counts.written > 0 ? (
            <Button danger onClick={() => setRequested('undo')}>
              {t('way.undo')}
            </Button>
          ) : null}
          {mayImport('cancel', state) ? (
            <Button danger onClick={() => setRequested('cancel')}>
              {t('way.cancel')}
            </Button>
          ) : null}
        </Ways>
      </div>
      {isChecked && counts.picturesUnused > 0 ? <PicturesLeft id={of.id} /> : null}
      {isChecked ? <RowTable of={of} query={query} addressOf={addressOf} /> : null}
      <section className={styles.history}>
        <h2>{t('history')}</h2>
        <StepList steps={of.changes.map(({ at, by, state: to }) => ({ at, text: sentence(t(`state.${to}`), by) }))} />
      </section>
      {requested ? <StepDialog step={requested} of={of} onClose={() => setRequested(undefined)} /> : null}
    </>
  )
}

const sentence = (what: string, by: string): string => (by === '' ? what : `${what} · ${by}`)

const Ways = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>

/** What the server is doing, and how far it has come where that is known. */
function Busy({ of: { state, counts } }: { of: ImportDetail }) {
  const { t, i18n } = useTranslation('imports')
  const format = new Intl.NumberFormat(i18n.language)
  const all = state === 'applying' ? counts.new + counts.changed : counts.written + counts.undone + counts.kept
  const done = state === 'applying' ? counts.done : counts.undone + counts.kept
  const isMeasured = state === 'applying' || state === 'undoing'
  return (
    <>
      {isMeasured ? (
        <Progress percent={all === 0 ? 0 : Math.floor((done / all) * 100)} aria-label={t(`state.${state}`)} />
      ) : null}
      <p role="status">
        {isMeasured
          ? t('busy.measured', { what: t(`state.${state}`), done: format.format(done), all: format.format(all) })
          : t(`busy.${state}`, { count: counts.total })}
      </p>
      <p className={styles.hint}>{t('busy.leave')}</p>
    </>
  )
}
