import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../contract/core/endpoint'
import { decideReport, listReports } from '../../../contract/reports/endpoints'
import type { Report } from '../../../contract/reports/schemas'
import { Field } from '../../../src/common/form/field'
import form from '../../../src/common/form/form.module.css'
import { errorMessage } from '../../../src/common/request/error-message'
import { call } from '../../../src/common/request/call'
import { Dialog } from '../../../src/common/ui/dialog/dialog'
import { showAlert, showToast } from '../../../src/common/ui/notices/notices'
import styles from '../dialogs.module.css'

export type ReportOutcome = InputOf<typeof decideReport>['outcome']

const REPLY_MAX = 200
const words = { upheld: 'uphold', dismissed: 'dismiss' } as const

/** Ends a case; the queue is asked for anew, whether it went well or somebody else was quicker. */
function useDecideReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof decideReport>) => call(decideReport, input, { alerts: false }),
    onSettled: () => client.invalidateQueries({ queryKey: [listReports.path] }),
  })
}

interface ReportDialogProps {
  report: Report
  outcome: ReportOutcome
  onClose: () => void
}

/** Says what an outcome does, takes a reply to the reporter, and ends the case. */
export function ReportDialog({ report: { id, caseNumber }, outcome, onClose }: ReportDialogProps) {
  const { t } = useTranslation('live-manage')
  const [reply, setReply] = useState('')
  const decide = useDecideReport()
  const word = words[outcome]
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    try {
      await decide.mutateAsync({ id, outcome, reply: reply.trim() })
      showToast(t('reports.done', { number: caseNumber }))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <Dialog title={t(`reports.${word}`)} width={520} onClose={onClose}>
      <form className={styles.body} noValidate onSubmit={(event) => void send(event)}>
        <p>
          <strong>{caseNumber}</strong>
        </p>
        <p>{t(`reports.${word}Effect`)}</p>
        <Field label={t('reports.reply')} hint={t('reports.replyHint')}>
          {(control) => (
            <textarea
              className={form.input}
              rows={4}
              maxLength={REPLY_MAX}
              value={reply}
              onChange={(event) => setReply(event.target.value)}
              {...control}
            />
          )}
        </Field>
        <div className={styles.ways}>
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('reports.cancel')}
          </button>
          <button type="submit" className="yz-button" disabled={decide.isPending}>
            {t(`reports.${word}`)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
