import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { proposeAppointment } from '#contract/trade/appointments/endpoints.ts'
import type { TalkPlace } from '#contract/trade/appointments/rules.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useSlots, useTalkChange } from './api'
import styles from './appointments.module.css'
import { SlotPicker } from './slot-picker'
import { TalkTime } from './talk-time'

interface Values {
  start: string
  place: TalkPlace
}

const noChecks = () => ({})
const refusals = {
  start: [
    'AppointmentFull',
    'AppointmentDuplicate',
    'AppointmentNotOffered',
    'AppointmentTooSoon',
    'AppointmentBuyerBusy',
  ],
  place: ['AppointmentPlaceNotOffered'],
} as const

/** Proposes another slot to the other side; what is confirmed stands until they accept. */
export function ProposeDialog({ talk, name, onClose }: { talk: Appointment; name: string; onClose: () => void }) {
  const { t } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const propose = useTalkChange(proposeAppointment)
  const places = useSlots(talk.exhibitorId).data?.places ?? [talk.place]
  const title = t('way.of', { way: t('way.propose'), name })
  const send = async ({ start, place }: Values) => {
    await propose.mutateAsync({ id: talk.id, start, place })
    showToast(t('done.propose'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      submit={t('propose.submit')}
      width={640}
      busy={propose.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {t(talk.state === 'confirmed' ? 'propose.stands' : 'propose.lead')}{' '}
        <TalkTime start={talk.start} end={talk.end} />
      </p>
      <WorkForm<Values>
        form={form}
        label={title}
        initialValues={{ start: '', place: talk.place }}
        check={noChecks}
        messageOf={(field, values) => (field === 'start' && values.start === '' ? t('book.chooseTime') : undefined)}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="start" label={t('book.time')} required>
          <SlotPicker
            exhibitorId={talk.exhibitorId}
            ofBuyer={talk.side === 'buyer'}
            {...(talk.side === 'exhibitor' ? { appointmentId: talk.id } : {})}
          />
        </WorkField>
        <WorkField name="place" label={t('book.place')}>
          <Radio.Group options={places.map((place) => ({ value: place, label: t(`place.${place}`) }))} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
