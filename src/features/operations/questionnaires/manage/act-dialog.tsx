import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  announceQuestionnaire,
  closeQuestionnaire,
  openQuestionnaire,
  removeQuestionnaire,
} from '#contract/operations/questionnaires/endpoints.ts'
import type { Questionnaire } from '#contract/operations/questionnaires/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useAudienceCount, useDeskChange } from './api'

export type Act = 'open' | 'close' | 'remove' | 'announce'

interface ActDialogProps {
  act: Act
  questionnaire: Questionnaire
  /** As the reader calls it. */
  name: string
  onDone?: () => void
  onClose: () => void
}

const endpoints = {
  open: openQuestionnaire,
  close: closeQuestionnaire,
  remove: removeQuestionnaire,
  announce: announceQuestionnaire,
} as const

/** Asks before a questionnaire is opened, closed, deleted or announced, and says what that does. */
export function ActDialog({ act, questionnaire, name, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('questionnaire-desk')
  const change = useDeskChange(endpoints[act])
  const people = useAudienceCount(questionnaire.audience).data?.people
  const { id, version, submitted, revision } = questionnaire
  const send = () =>
    change.mutate(act === 'announce' ? { id } : { id, version }, {
      onSuccess: () => {
        showToast(t(`act.${act}.done`, { name }))
        onDone?.()
        onClose()
      },
    })
  const isAgain = act === 'open' && revision > 0
  return (
    <WorkDialog
      title={t(`act.${act}.title`, { name })}
      submit={t(`act.${act}.do`)}
      danger={act === 'close' || act === 'remove'}
      busy={change.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(isAgain ? 'act.open.again' : `act.${act}.text`, { count: people ?? 0, submitted })}</p>
      {change.error ? <Alert type="error" showIcon role="alert" title={errorMessage(change.error)} /> : null}
    </WorkDialog>
  )
}
