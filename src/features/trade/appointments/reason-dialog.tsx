import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { cancelAppointment, contestAppointment, declineAppointment } from '#contract/trade/appointments/endpoints.ts'
import { REASON_MAX } from '#contract/trade/appointments/limits.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTalkChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './appointments.module.css'
import { TalkTime } from './talk-time'

interface Values {
  reason: string
}

interface ReasonDialogProps {
  talk: Appointment
  /** Of the other side. */
  name: string
  way: 'decline' | 'cancel' | 'contest'
  onClose: () => void
}

const check = ({ reason }: Values) => ({ reason: reason.trim() === '' ? ('reason.empty' as const) : undefined })
const refusals = { reason: ['TextUnsafe'] } as const

/** Asks why, before a talk is declined, canceled, or an absence contested; the other side reads it. */
export function ReasonDialog({ talk, name, way, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const changes = {
    decline: useTalkChange(declineAppointment),
    cancel: useTalkChange(cancelAppointment),
    contest: useTalkChange(contestAppointment),
  }
  const title = t('way.of', { way: t(`way.${way}`), name })
  const send = async ({ reason }: Values) => {
    await changes[way].mutateAsync({ id: talk.id, reason: reason.trim() })
    showToast(t(`done.${way}`))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      submit={t(`way.${way}`)}
      danger={way !== 'contest'}
      cancel={t('reason.keep')}
      busy={changes[way].isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.chosen}>
        <TalkTime start={talk.start} end={talk.end} />
      </p>
      <WorkForm
        form={form}
        label={title}
        initialValues={{ reason: '' }}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('reason.label')} required>
          <TextArea rows={3} showCount maxLength={REASON_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
