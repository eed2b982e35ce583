import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { assignAppointment, confirmAppointment } from '#contract/trade/appointments/endpoints.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useAvailability, useTalkChange } from './api'
import styles from './appointments.module.css'
import { TalkTime } from './talk-time'

interface Values {
  memberId: string
}

interface MemberDialogProps {
  talk: Appointment
  /** The buyer's. */
  name: string
  way: 'confirm' | 'assign'
  onClose: () => void
}

const noChecks = () => ({})
const refusals = { memberId: ['AppointmentMemberBusy', 'AppointmentNoOne'] } as const

/** Confirms a request, or has another of the team talk: who does. */
export function MemberDialog({ talk, name, way, onClose }: MemberDialogProps) {
  const { t } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const [confirm, assign] = [useTalkChange(confirmAppointment), useTalkChange(assignAppointment)]
  const laid = useAvailability()
  const members = laid.data?.members ?? []
  const talking = laid.data?.availability?.memberIds
  const self = laid.data?.self
  const { id, memberId } = talk
  const title = t('way.of', { way: t(`way.${way}`), name })
  const send = async (values: Values) => {
    const chosen = Number(values.memberId)
    if (way === 'assign') await assign.mutateAsync({ id, memberId: chosen })
    else await confirm.mutateAsync({ id, ...(chosen > 0 ? { memberId: chosen } : {}) })
    showToast(t(`done.${way}`))
    onClose()
  }
  const nameOf = (one: { id: number; name: string }) =>
    one.id === self ? t('member.you', { name: one.name }) : one.name
  const options = members.map((one) => ({ value: String(one.id), label: nameOf(one) }))
  const first = memberId ?? talking?.find((one) => one === self) ?? 0
  return (
    <WorkDialog
      title={title}
      submit={t(`way.${way}`)}
      disabled={laid.isPending}
      busy={confirm.isPending || assign.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.chosen}>
        <TalkTime start={talk.start} end={talk.end} /> · {t(`place.${talk.place}`)}
      </p>
      <p className={styles.lead}>{talk.purpose}</p>
      {laid.isPending ? (
        <div className="yz-skeleton" style={{ height: '4rem' }} />
      ) : (
        <WorkForm
          form={form}
          label={title}
          initialValues={{ memberId: String(first) }}
          check={noChecks}
          refusals={refusals}
          onSend={send}
          renderSubmit={() => null}
        >
          <WorkField name="memberId" label={t('member.label')}>
            <Choice options={way === 'confirm' ? [{ value: '0', label: t('member.free') }, ...options] : options} />
          </WorkField>
        </WorkForm>
      )}
    </WorkDialog>
  )
}
