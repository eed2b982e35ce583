import { useTranslation } from 'react-i18next'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import { Choice, type ChoiceOption } from '#src/common/work/choice.tsx'
import { useAttendees } from '../api'
import styles from '../attendees.module.css'

interface SavedSelectProps {
  label: string
  placeholder: string
  /** Which of the saved attendees are offered. */
  options: (list: readonly Attendee[]) => ChoiceOption[]
  value: string | undefined
  onPick: (attendee: Attendee | undefined) => void
}

/**
 * A selection of saved attendees. Nothing is drawn for an account that has none; a list that did not load is requested again
 * when the selection is opened.
 */
export function SavedSelect({ label, placeholder, options, value, onPick }: SavedSelectProps) {
  const { t } = useTranslation('attendees')
  const saved = useAttendees()
  const list = saved.data?.list ?? []
  const offered = options(list)
  if (saved.data && offered.length === 0) return null
  return (
    <Choice
      className={styles.select ?? ''}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      loading={saved.isFetching}
      options={offered}
      {...(value === undefined ? {} : { value })}
      notFoundContent={t(saved.isFetching ? 'order.loading' : 'order.failed')}
      onOpenChange={(open) => {
        if (open && saved.isError) void saved.refetch()
      }}
      onChange={(picked?: string) => onPick(list.find(({ id }) => String(id) === picked))}
    />
  )
}
