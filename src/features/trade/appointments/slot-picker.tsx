import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSlot } from '#contract/trade/appointments/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useSlots, useSlotsOf } from './api'
import styles from './slots.module.css'
import { formatOfferDay, formatTalk, formatTime } from './talk-time'

interface SlotPickerProps {
  id?: string
  exhibitorId: number
  /** The start of the chosen slot; empty: none is. */
  value?: string
  onChange?: (start: string) => void
  onBlur?: () => void
  /** The reader is the buyer: what they have at the same time counts. */
  ofBuyer?: boolean
  /** A talk of the reading exhibitor; the availability of its buyer is marked. */
  appointmentId?: number
  /** Whether the reader has something else then. */
  isTaken?: (slot: ShownSlot) => boolean
}

/** The days on which an exhibitor talks, and the slots of one of them with their free places. */
export function SlotPicker(props: SlotPickerProps) {
  const { exhibitorId, appointmentId } = props
  return (
    <Shown query={useSlots(exhibitorId, appointmentId)} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ offered, slots }) => <Picker {...props} offered={offered} soon={slots} />}
    </Shown>
  )
}

const canTake = ({ free, busy, requested }: ShownSlot, ofBuyer: boolean): boolean =>
  free > 0 && !(ofBuyer && (busy || requested))

function Picker({
  id,
  exhibitorId,
  value = '',
  onChange,
  onBlur,
  ofBuyer = false,
  appointmentId,
  isTaken,
  offered,
  soon,
}: SlotPickerProps & { offered: string[]; soon: ShownSlot[] }) {
  const { t, i18n } = useTranslation('appointments')
  const [looked, setLooked] = useState('')
  const chosenDay = value === '' ? '' : chinaDay(new Date(value))
  const day = looked || chosenDay || offered[0] || ''
  const name = useId()
  if (offered.length === 0) return <Empty title={t('slots.none')} />
  const takeFirst = () => {
    const free = soon.filter((slot) => canTake(slot, ofBuyer) && !isTaken?.(slot))
    const suiting = free.find(({ suits }) => suits !== false)
    // An exhibitor may propose what the buyer has not named; a buyer's own times are requested by the press.
    const first = suiting ?? (ofBuyer ? undefined : free[0])
    if (!first && free.length > 0) return showToast(t('slots.noSuiting'))
    if (!first) return showToast(t(ofBuyer ? 'slots.noShared' : 'slots.noFree'))
    setLooked('')
    return onChange?.(first.start)
  }
  return (
    <div id={id} className={styles.picker} onBlur={onBlur} tabIndex={-1}>
      <div className={styles.head}>
        <p>{t('slots.zone')}</p>
        <Button onClick={takeFirst}>{t(ofBuyer ? 'slots.first' : 'slots.firstFree')}</Button>
      </div>
      <ul className={styles.days} aria-label={t('slots.days')}>
        {offered.map((one) => (
          <li key={one}>
            <button type="button" aria-pressed={one === day} onClick={() => setLooked(one)}>
              {formatOfferDay(one, i18n.language)}
            </button>
          </li>
        ))}
      </ul>
      <DaySlots {...{ exhibitorId, appointmentId, day, name, value, ofBuyer }} onChange={onChange} />
    </div>
  )
}

interface DaySlotsProps {
  exhibitorId: number
  appointmentId: number | undefined
  day: string
  name: string
  value: string
  ofBuyer: boolean
  onChange: SlotPickerProps['onChange']
}

function DaySlots({ exhibitorId, appointmentId, day, name, value, ofBuyer, onChange }: DaySlotsProps) {
  const { t, i18n } = useTranslation('appointments')
  const say = (slot: ShownSlot): string => {
    if (ofBuyer && slot.requested) return t('slots.asked')
    if (ofBuyer && slot.busy) return t('slots.busy')
    return slot.free > 0 ? t('slots.free', { count: slot.free }) : t('slots.full')
  }
  return (
    <Shown
      query={useSlotsOf(exhibitorId, day, appointmentId)}
      loading={<div className={`yz-skeleton ${styles.waiting}`} />}
    >
      {({ slots }) =>
        slots.length === 0 ? (
          <p className={styles.none}>{t('slots.dayOver')}</p>
        ) : (
          <div className={styles.slots} role="radiogroup" aria-label={formatOfferDay(day, i18n.language)}>
            {slots.map((slot) => {
              const { yours } = formatTalk(slot.start, slot.end, i18n.language)
              const own = yours?.slice(yours.lastIndexOf(' ') + 1, yours.lastIndexOf('–'))
              return (
                <label key={slot.start} className={styles.slot}>
                  <input
                    type="radio"
                    name={name}
                    value={slot.start}
                    checked={Date.parse(slot.start) === Date.parse(value)}
                    disabled={!canTake(slot, ofBuyer)}
                    onChange={() => onChange?.(slot.start)}
                  />
                  <b>
                    {formatTime(slot.start)}–{formatTime(slot.end)}
                  </b>
                  <small>{say(slot)}</small>
                  <Suits slot={slot} ofBuyer={ofBuyer} />
                  {own ? <small>{t('time.yours', { time: own })}</small> : null}
                </label>
              )
            })}
          </div>
        )
      }
    </Shown>
  )
}

/** A buyer reads what lies outside their own times, an exhibitor what lies in the buyer's; neither is forbidden. */
function Suits({ slot, ofBuyer }: { slot: ShownSlot; ofBuyer: boolean }) {
  const { t } = useTranslation('appointments')
  const { suits } = slot
  if (ofBuyer && suits === false && canTake(slot, true))
    return <small className={styles.outside}>{t('slots.outside')}</small>
  if (!ofBuyer && suits === true && slot.free > 0) return <small className={styles.suits}>{t('slots.suits')}</small>
  return null
}
