import { Alert, Button, Form, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askAppointment } from '#contract/trade/appointments/endpoints.ts'
import { PURPOSE_MAX } from '#contract/trade/appointments/limits.ts'
import type { TalkPlace } from '#contract/trade/appointments/rules.ts'
import type { Appointment, ShownSlot } from '#contract/trade/appointments/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { useSession } from '#src/common/session/session.ts'
import { Work } from '#src/common/work/work.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useBookings, useSlots, useTalkChange } from './api'
import { SlotPicker } from './slot-picker'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './appointments.module.css'
import { formatTalk, TalkTime } from './talk-time'

/** An own demand, and the offer of the exhibitor to it where the talk is about that. */
export interface BookAbout {
  demandId: number
  offerId?: number
  /** The exhibitor already knows the buyer of the demand: its offer is shortlisted or accepted. */
  isKnown?: boolean
  /** The demand's. */
  title: string
}

export interface BookDialogProps {
  exhibitorId: number
  /** The exhibitor's. */
  name: string
  exhibitId?: number
  about?: BookAbout
  onClose: () => void
}

interface Values {
  start: string
  place: TalkPlace
  purpose: string
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
  purpose: ['TextUnsafe'],
} as const

/** Which other times a refusal offers. */
const alternativesOf = (error: unknown): string[] => {
  const offered = isRefusal(error, 'AppointmentFull') && error instanceof ApiError ? error.data?.['alternatives'] : []
  return Array.isArray(offered) ? offered.map(String) : []
}

/** A buyer asks an exhibitor for a talk; whoever is none learns who may. */
export function BookDialog(props: BookDialogProps) {
  const userType = useSession()?.user.userType
  return <Work>{hasPermission(userType, 'askAppointments') ? <AskForm {...props} /> : <BuyersOnly {...props} />}</Work>
}

function BuyersOnly({ name, onClose }: BookDialogProps) {
  const { t } = useTranslation('appointments')
  return (
    <WorkDialog title={t('book.title', { name })} onClose={onClose}>
      <p>{t('book.buyersOnly')}</p>
    </WorkDialog>
  )
}

function AskForm({ exhibitorId, exhibitId, about, name, onClose }: BookDialogProps) {
  const { t, i18n } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const ask = useTalkChange(askAppointment)
  const [key, setKey] = useState(newKey)
  const [others, setOthers] = useState<string[]>([])
  const [made, setMade] = useState<Appointment>()
  const offer = useSlots(exhibitorId).data
  const bookings = useBookings(true).data?.list ?? []
  const start = Form.useWatch('start', form) ?? ''
  const places = offer?.places ?? []
  const sessionAt = ({ start: from, end }: Pick<ShownSlot, 'start' | 'end'>) =>
    bookings.find((one) => Date.parse(one.startTime) < Date.parse(end) && Date.parse(one.endTime) > Date.parse(from))
  const endOf = (from: string) => new Date(Date.parse(from) + (offer?.slotMinutes ?? 0) * 60_000).toISOString()
  const session = start === '' ? undefined : sessionAt({ start, end: endOf(start) })
  const send = async (values: Values) => {
    try {
      const { demandId, offerId } = about ?? {}
      const of = {
        ...(exhibitId ? { exhibitId } : {}),
        ...(demandId ? { demandId } : {}),
        ...(offerId ? { offerId } : {}),
      }
      setMade(await ask.mutateAsync({ ...values, purpose: values.purpose.trim(), key, exhibitorId, ...of }))
    } catch (error) {
      setOthers(alternativesOf(error))
      throw error
    }
  }
  const say = (field: string, { start: chosen, purpose }: Values) => {
    if (field === 'start' && chosen === '') return t('book.chooseTime')
    return field === 'purpose' && purpose.trim() === '' ? t('book.sayWhat') : undefined
  }
  if (made) return <Sent talk={made} onClose={onClose} />
  const [first = 'booth'] = places
  return (
    <WorkDialog
      title={t('book.title', { name })}
      submit={t('book.submit')}
      width={640}
      busy={ask.isPending}
      disabled={!offer}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('book.lead')}</p>
      {about ? (
        <p className={styles.lead}>
          {t(about.offerId ? 'book.aboutOffer' : 'book.about', { title: about.title })}
          {about.offerId && !about.isKnown ? ` ${t('book.unmasks')}` : null}
        </p>
      ) : null}
      {offer ? (
        <WorkForm<Values>
          form={form}
          label={t('book.title', { name })}
          initialValues={{ start: '', place: first, purpose: '' }}
          check={noChecks}
          messageOf={say}
          refusals={refusals}
          onSend={send}
          onChange={() => {
            setKey(newKey())
            setOthers([])
          }}
          renderSubmit={() => null}
        >
          <WorkField name="start" label={t('book.time')} required>
            <SlotPicker exhibitorId={exhibitorId} ofBuyer isTaken={(slot) => sessionAt(slot) !== undefined} />
          </WorkField>
          {others.length > 0 ? (
            <div className={styles.others} role="status">
              <p>{t('book.others')}</p>
              {others.map((other) => (
                <Button
                  key={other}
                  onClick={() => {
                    form.setFields([{ name: 'start', value: other, errors: [] }])
                    setKey(newKey())
                    setOthers([])
                  }}
                >
                  {formatTalk(other, endOf(other), i18n.language).fair}
                </Button>
              ))}
            </div>
          ) : null}
          {start === '' ? null : (
            <p className={styles.chosen} role="status">
              {t('book.chosen')} <TalkTime start={start} end={endOf(start)} />
            </p>
          )}
          {session ? (
            <Alert type="warning" showIcon role="status" title={t('book.session', { name: session.liveName })} />
          ) : null}
          <WorkField name="place" label={t('book.place')}>
            <Radio.Group options={places.map((place) => ({ value: place, label: t(`place.${place}`) }))} />
          </WorkField>
          <WorkField name="purpose" label={t('book.purpose')} required>
            <TextArea rows={3} showCount maxLength={PURPOSE_MAX} placeholder={t('book.purposeHint')} />
          </WorkField>
        </WorkForm>
      ) : (
        <div className={`yz-skeleton ${styles.waiting}`} />
      )}
    </WorkDialog>
  )
}

function Sent({ talk, onClose }: { talk: Appointment; onClose: () => void }) {
  const { t } = useTranslation('appointments')
  return (
    <WorkDialog title={t('book.sent')} onClose={onClose}>
      <div role="status">
        <p>
          <TalkTime start={talk.start} end={talk.end} />
        </p>
        <p>{t('book.sentText')}</p>
      </div>
      <a className="yz-button" href="./personal.html#/appointments">
        {t('book.toList')}
      </a>
    </WorkDialog>
  )
}
