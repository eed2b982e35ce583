import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { ADVERT_AHEAD_DAYS, ADVERT_DAYS_MAX } from '#contract/commerce/services/limits.ts'
import { countDays } from '#contract/commerce/services/rules.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { useTakenDays } from '../api'
import { DaysCalendar } from './days-calendar'
import { addDays } from './month'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

/** On which days an advert is shown. */
export function DaysPart({ serviceId, form }: { serviceId: number; form: DraftForm }) {
  const { t, i18n } = useTranslation('service-order')
  const taken = useTakenDays(serviceId, true)
  const id = useId()
  const [today] = useState(() => chinaDay(new Date()))
  const { days } = form.draft
  const message = form.messageAt('days')
  return (
    <>
      <Shown query={taken} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(gone) => (
          <DaysCalendar
            days={days}
            first={today}
            last={addDays(today, ADVERT_AHEAD_DAYS)}
            taken={new Set(gone)}
            label={t('part.days')}
            describedBy={`${id}-message`}
            isWrong={message !== undefined}
            onChange={form.setDays}
          />
        )}
      </Shown>
      <div id={`${id}-message`}>
        <p className={styles.chosen} aria-live="polite">
          {days
            ? t('days.chosen', { days: formatDays(days, i18n.language), count: countDays(days) })
            : t('days.hint', { count: ADVERT_DAYS_MAX })}
        </p>
        {message ? (
          <p className={styles.message} role="alert">
            {message}
          </p>
        ) : null}
      </div>
    </>
  )
}
