import { lazy, Suspense, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { startTexts } from '#src/common/i18n/texts.ts'
import { deleteDraft, type Draft, loadDraft, newDraft, saveDraft, stageAfterRole, stageArrivedAt } from './model/draft'
import { RoleLine } from './steps/role-line'
import { RoleStep } from './steps/role-step'
import styles from './steps/steps.module.css'
import { useStageHistory } from './use-stage-history'

/** What the steps are drawn with after the role: fetched once there is one. */
const loadSteps = async () => {
  const [{ WorkSteps: Steps }] = await Promise.all([import('./steps/work-steps'), startTexts('work', 'upload')])
  return { default: Steps }
}
const WorkSteps = lazy(loadSteps)

/**
 * A registration from the choice of a role to its success (spec: access §2.3, §4). `joinType` skips the first step; the
 * browser's Back goes a step back.
 */
export function RegistrationFlow({ joinType }: { joinType: string }) {
  const { t } = useTranslation('registration')
  const [draft, setDraft] = useState(() => loadDraft(joinType))
  const [takesFocus, setTakesFocus] = useState(false)
  // The role stays until the next step is there.
  const [isOpening, startOpening] = useTransition()
  const { stage, role } = draft

  const show = (next: Draft) => {
    if (next.stage === 'done') deleteDraft()
    else saveDraft(next)
    if (next.stage !== stage) setTakesFocus(true)
    setDraft(next)
  }
  const goTo = useStageHistory({
    stage,
    first: newDraft(joinType).stage,
    // What was typed is kept, so that Forward finds it.
    onArrive: (at) => startOpening(() => show(stageArrivedAt(loadDraft(joinType), at))),
  })
  const change = (next: Draft) => {
    show(next)
    if (next.stage !== stage) goTo(next.stage)
  }
  return (
    <>
      {stage === 'role' ? (
        <>
          <RoleLine role={role} />
          <RoleStep
            role={role}
            takesFocus={takesFocus}
            busy={isOpening}
            onRole={(next) => change({ ...newDraft(''), joinType, role: next })}
            onNext={() => startOpening(() => change({ ...draft, stage: stageAfterRole(role) }))}
          />
        </>
      ) : (
        <Suspense fallback={<div className={`yz-skeleton ${styles.waiting}`} />}>
          <WorkSteps draft={draft} takesFocus={takesFocus} onChange={change} />
        </Suspense>
      )}
      {stage === 'done' ? null : <p className={styles.foot}>{t('steps.kept')}</p>}
    </>
  )
}
