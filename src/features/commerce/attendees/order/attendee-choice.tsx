import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import type { HolderIdType } from '#contract/commerce/tickets/rules.ts'
import type { ChoiceOption } from '#src/common/work/choice.tsx'
import { useAttendees } from '../api'
import styles from '../attendees.module.css'
import { SavedSelect } from './saved-select'

interface OrderedAttendee {
  name: string
  idType: HolderIdType
  idNumber: string
  attendeeId?: number | undefined
  isToSave?: boolean | undefined
}

interface AttendeeChoiceProps {
  /** Counts from 1. */
  place: number
  holder: OrderedAttendee
  /** Saved attendees that other tickets of the type are for. */
  takenIds: readonly number[]
  onChange: (holder: OrderedAttendee) => void
}

const typedAgain: OrderedAttendee = { name: '', idType: 'idCard', idNumber: '' }

const fromSaved = ({ id, name, idType, idNumber }: Attendee): OrderedAttendee => ({
  name,
  idType,
  idNumber,
  attendeeId: id,
})

/** At one attendee of an order: pick a saved one, or save the one that is typed for later orders. */
export function AttendeeChoice({ place, holder, takenIds, onChange }: AttendeeChoiceProps) {
  const { t } = useTranslation('attendees')
  const saved = useAttendees().data
  const isFull = saved !== undefined && saved.list.length >= saved.max
  const { attendeeId, isToSave = false } = holder
  const optionsOf = (list: readonly Attendee[]): ChoiceOption[] => {
    const all = list.map(({ id, name, idNumber }) => ({
      value: String(id),
      label: `${name} ${idNumber}`,
      disabled: takenIds.includes(id),
    }))
    // Deleted elsewhere meanwhile: it can still be taken out.
    const isListed = attendeeId === undefined || list.some(({ id }) => id === attendeeId)
    return isListed ? all : [{ value: String(attendeeId), label: holder.name, disabled: true }, ...all]
  }
  return (
    <div className={styles.pick}>
      <SavedSelect
        label={t('order.pickFor', { place })}
        placeholder={t('order.pick')}
        options={optionsOf}
        value={attendeeId === undefined ? undefined : String(attendeeId)}
        onPick={(attendee) => onChange(attendee ? fromSaved(attendee) : typedAgain)}
      />
      {attendeeId === undefined ? (
        <Checkbox
          checked={isToSave && !isFull}
          disabled={isFull}
          onChange={({ target }) => onChange({ ...holder, isToSave: target.checked })}
        >
          {isFull ? t('order.full', { max: saved.max }) : t('order.save')}
        </Checkbox>
      ) : null}
    </div>
  )
}
