import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Draft, deleteDraft, saveDraft, loadDraft, stageAfterRole, stepBack } from './model/draft'
import { emptyValues, type FormValues } from './model/form-values'
import { ConfirmDialog } from './steps/confirm-dialog'
import { DoneStep } from './steps/done-step'
import { FormStep } from './steps/form-step'
import { HistoryStep } from './steps/history-step'
import { RoleStep } from './steps/role-step'
import { StepLine } from './steps/step-line'
import styles from './steps/steps.module.css'

/** A registration from the choice of a role to its success (spec: access §2.3, §4). `joinType` skips the first step. */
export function RegistrationFlow({ joinType }: { joinType: string }) {
  const { t } = useTranslation('registration')
  const [draft, setDraft] = useState(() => loadDraft(joinType))
  const [isLeaving, setLeaving] = useState(false)
  const [takesFocus, setTakesFocus] = useState(false)
  const { stage, role, values, clientKey, preExhibitorId } = draft

  const change = (next: Draft) => {
    if (next.stage !== draft.stage) setTakesFocus(true)
    setDraft(next)
    if (next.stage === 'done') deleteDraft()
    else saveDraft(next)
  }
  const back = () => setLeaving(true)
  return (
    <>
      <StepLine role={role} stage={stage} />
      {stage === 'role' ? (
        <RoleStep
          role={role}
          takesFocus={takesFocus}
          onRole={(next) => change({ ...draft, role: next })}
          onNext={() => change({ ...draft, stage: stageAfterRole(role) })}
        />
      ) : null}
      {stage === 'history' ? (
        <HistoryStep
          takesFocus={takesFocus}
          onBack={back}
          onNext={(imported) =>
            change({ ...draft, stage: 'form', values: emptyValues, preExhibitorId: undefined, ...imported })
          }
        />
      ) : null}
      {stage === 'form' ? (
        <FormStep
          key={clientKey}
          role={role}
          initial={values}
          {...{ clientKey, preExhibitorId, takesFocus }}
          onTyped={(typed: FormValues) => saveDraft({ ...draft, values: typed })}
          onBack={back}
          onDone={() => change({ ...draft, stage: 'done' })}
        />
      ) : null}
      {stage === 'done' ? <DoneStep /> : null}
      {isLeaving ? (
        <ConfirmDialog
          title={t('confirm.backTitle')}
          text={t('confirm.backText')}
          yes={t('confirm.backYes')}
          onYes={() => {
            setLeaving(false)
            change(stepBack(draft))
          }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
      {stage === 'done' ? null : <p className={styles.foot}>{t('steps.kept')}</p>}
    </>
  )
}
