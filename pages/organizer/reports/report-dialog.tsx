import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../contract/core/endpoint'
import { decideReport, listReports } from '../../../contract/reports/endpoints'
import type { Report } from '../../../contract/reports/schemas'
import { errorMessage } from '../../../src/common/request/error-message'
import { call } from '../../../src/common/request/call'
import { showAlert, showToast } from '../../../src/common/ui/notices/notices'
import { WorkDialog } from '../../../src/common/work/work-dialog'

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
export function ReportDialog({ report: { id, caseNumber, about }, outcome, onClose }: ReportDialogProps) {
  const { t } = useTranslation('live-manage')
  const [reply, setReply] = useState('')
  const decide = useDecideReport()
  const word = words[outcome]
  const isOfTrade = about === 'demand' || about === 'offer'
  const send = async () => {
    try {
      await decide.mutateAsync({ id, outcome, reply: reply.trim() })
      showToast(t('reports.done', { number: caseNumber }))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <WorkDialog
      title={t(`reports.${word}`)}
      submit={t(`reports.${word}`)}
      busy={decide.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        <strong>{caseNumber}</strong>
      </p>
      <p>{t(isOfTrade && outcome === 'upheld' ? 'reports.upholdEffectTrade' : `reports.${word}Effect`)}</p>
      <Form.Item label={t('reports.reply')} extra={t('reports.replyHint')} htmlFor="report-reply" layout="vertical">
        <Input.TextArea
          id="report-reply"
          rows={4}
          showCount
          maxLength={REPLY_MAX}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
      </Form.Item>
    </WorkDialog>
  )
}
