import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { decideAppointment, listAllAppointments } from '#contract/trade/appointments/endpoints.ts'
import { REASON_MAX } from '#contract/trade/appointments/limits.ts'
import { type Decision, decisions } from '#contract/trade/appointments/rules.ts'
import type { ListedAppointment } from '#contract/trade/appointments/schemas.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'

interface Values {
  outcome: Decision | ''
  reason: string
}

const check = ({ reason }: Values) => ({ reason: reason.trim() === '' ? ('reason.empty' as const) : undefined })
const refusals = { reason: ['TextUnsafe'] } as const

/** Decides whether a talk with a reported absence took place, with the reports. */
export function DecideDialog({ talk, onClose }: { talk: ListedAppointment; onClose: () => void }) {
  const { t, i18n } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const decide = useChange(decideAppointment, [listAllAppointments], { alerts: false })
  const { id, company, buyer, start, absent, contestReason } = talk
  const title = t('all.decideOf', { company, buyer })
  const send = async ({ outcome, reason }: Values) => {
    if (outcome === '') return
    await decide.mutateAsync({ id, outcome, reason: reason.trim() })
    showToast(t('all.decided'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      submit={t('all.decide')}
      cancel={t('reason.keep')}
      busy={decide.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        {momentText(start, i18n.language)} {absent ? `· ${t(`all.absent.${absent}`)}` : null}
      </p>
      <p>{t('all.contestReason', { reason: contestReason })}</p>
      <p>{t('all.decideLead')}</p>
      <WorkForm<Values>
        form={form}
        label={title}
        initialValues={{ outcome: '', reason: '' }}
        check={check}
        messageOf={(field, { outcome }) => (field === 'outcome' && outcome === '' ? t('all.chooseOutcome') : undefined)}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="outcome" label={t('all.outcome')} required>
          <Radio.Group options={decisions.map((value) => ({ value, label: t(`all.outcomes.${value}`) }))} />
        </WorkField>
        <WorkField name="reason" label={t('all.reason')} required>
          <TextArea rows={3} showCount maxLength={REASON_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
