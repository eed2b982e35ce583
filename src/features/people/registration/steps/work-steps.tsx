import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Work } from '#src/common/work/work.tsx'
import { StepLine } from '#src/common/work/form/step-line.tsx'
import { type Draft, saveDraft, stagesOf, stepBack } from '../model/draft'
import { emptyValues } from '../model/form-values'
import { ConfirmDialog } from './later-confirm-dialog'
import { DoneStep } from './later-done-step'
import { useStageNames } from './stages'
import styles from './steps.module.css'

const HistoryStep = lazy(async () => {
  const { HistoryStep: Step } = await import('./history-step')
  return { default: Step }
})
const FormStep = lazy(async () => {
  const { FormStep: Step } = await import('./form-step')
  return { default: Step }
})

interface WorkStepsProps {
  draft: Draft
  takesFocus: boolean
  onChange: (next: Draft) => void
}

/** What follows the choice of a role: earlier fairs, the form, its success (spec: access §2.3, §4). */
export function WorkSteps({ draft, takesFocus, onChange }: WorkStepsProps) {
  const { t } = useTranslation('registration')
  const names = useStageNames()
  const [isLeaving, setLeaving] = useState(false)
  const [number, setNumber] = useState<number>()
  const { stage, role, values, clientKey, preExhibitorId, preRegistration } = draft
  const stages = stagesOf(role)
  const back = () => setLeaving(true)
  return (
    <Work>
      <StepLine
        label={t('steps.label')}
        steps={stages.map((one) => names[one])}
        current={stages.indexOf(stage)}
        done={stage === 'done'}
      />
      <Suspense fallback={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {stage === 'history' ? (
          <HistoryStep
            takesFocus={takesFocus}
            onBack={back}
            onNext={(imported) =>
              onChange({
                ...draft,
                stage: 'form',
                // What was typed before a step back stays; what was imported then does not.
                values: preExhibitorId === undefined ? values : emptyValues,
                preExhibitorId: undefined,
                ...imported,
              })
            }
          />
        ) : null}
        {stage === 'form' ? (
          <FormStep
            key={clientKey}
            role={role}
            initial={values}
            {...{ clientKey, preExhibitorId, preRegistration, takesFocus }}
            onTyped={(typed) => saveDraft({ ...draft, values: typed })}
            onBack={back}
            onDone={(given) => {
              setNumber(given)
              onChange({ ...draft, stage: 'done' })
            }}
          />
        ) : null}
        {stage === 'done' ? <DoneStep registrationId={number} /> : null}
      </Suspense>
      {isLeaving ? (
        <ConfirmDialog
          title={t('confirm.backTitle')}
          text={t('confirm.backText')}
          yes={t('confirm.backYes')}
          onYes={() => {
            setLeaving(false)
            onChange(stepBack(draft))
          }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </Work>
  )
}
