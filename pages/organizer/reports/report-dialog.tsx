import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/core/endpoint.ts'
import { decideReport, listReports, listReportSteps } from '#contract/operations/reports/endpoints.ts'
import { REPLY_MAX } from '#contract/operations/reports/limits.ts'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'

export type ReportOutcome = InputOf<typeof decideReport>['outcome']

interface Values {
  reply: string
}

const words = { upheld: 'uphold', dismissed: 'dismiss', answered: 'answer' } as const
const initial: Values = { reply: '' }
const checks = {
  plain: () => ({}),
  answered: ({ reply }: Values) => ({ reply: reply.trim() === '' ? ('reply.empty' as const) : undefined }),
}

interface ReportDialogProps {
  report: Report
  outcome: ReportOutcome
  onClose: () => void
}

/** Says what an outcome does, takes a reply to the reporter, and ends the case. */
export function ReportDialog({ report: { id, version, caseNumber, about }, outcome, onClose }: ReportDialogProps) {
  const { t } = useTranslation('live-manage')
  const [form] = Form.useForm<Values>()
  const decide = useChange(decideReport, [listReports, listReportSteps], { alerts: false })
  const word = words[outcome]
  const isOfTrade = about === 'demand' || about === 'offer'
  const send = async ({ reply }: Values) => {
    await decide.mutateAsync({ id, version, outcome, reply: reply.trim() })
    showToast(t('reports.done', { number: caseNumber }))
    onClose()
  }
  return (
    <WorkDialog
      title={t(`reports.${word}`)}
      submit={t(`reports.${word}`)}
      busy={decide.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{caseNumber}</strong>
      </p>
      <p>{t(isOfTrade && outcome === 'upheld' ? 'reports.upholdEffectTrade' : `reports.${word}Effect`)}</p>
      <WorkForm<Values>
        form={form}
        label={t(`reports.${word}`)}
        initialValues={initial}
        check={outcome === 'answered' ? checks.answered : checks.plain}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField
          name="reply"
          label={t('reports.reply')}
          extra={t(outcome === 'answered' ? 'reports.answerHint' : 'reports.replyHint')}
          required={outcome === 'answered'}
        >
          <TextArea rows={4} showCount maxLength={REPLY_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
