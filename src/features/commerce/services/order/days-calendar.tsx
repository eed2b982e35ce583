import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceDraft } from './draft'
import { addDays, addMonths, monthOf, weeksOf } from './month'
import styles from './order.module.css'

interface DaysCalendarProps {
  days: ServiceDraft['days']
  /** The days that can be chosen lie between these, both included, where nobody else has them. */
  first: string
  last: string
  taken: ReadonlySet<string>
  onChange: (days: ServiceDraft['days']) => void
  label: string
  describedBy: string | undefined
  isWrong: boolean
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Whether somebody else has a day between two. */
const isBroken = (from: string, until: string, taken: ReadonlySet<string>): boolean =>
  [...taken].some((day) => day >= from && day <= until)

/**
 * A month of days of which a span is chosen: its first day, then its last. What others have cannot be chosen, nor spanned.
 * By the arrow keys the focus goes from day to day, and from month to month.
 */
export function DaysCalendar(props: DaysCalendarProps) {
  const { days, first, last, taken, onChange, label, describedBy, isWrong } = props
  const { t, i18n } = useTranslation('service-order')
  const [month, setMonth] = useState(monthOf(days?.from ?? first))
  // Where the arrow keys have led to.
  const [at, setAt] = useState(days?.from ?? first)
  // The first day is chosen, the last is not yet.
  const [begun, setBegun] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const requested = useRef(false)
  useEffect(() => {
    if (!requested.current) return
    requested.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const isFree = (day: string) => day >= first && day <= last && !taken.has(day)
  const choose = (day: string) => {
    setAt(day)
    const isLast = begun && days !== null && day >= days.from && !isBroken(days.from, day, taken)
    onChange(isLast ? { from: days.from, until: day } : { from: day, until: day })
    setBegun(!isLast)
  }
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = addDays(at, by)
    if (to < first || to > last) return
    requested.current = true
    setAt(to)
    setMonth(monthOf(to))
  }
  const turn = (by: number) => {
    const to = addMonths(month, by)
    setMonth(to)
    setAt(to === monthOf(first) ? first : `${to}-01`)
  }
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(i18n.language, { timeZone: 'UTC', ...options })
  const stateOf = (day: string): 'in' | 'end' | undefined => {
    if (!days || day < days.from || day > days.until) return undefined
    return day === days.from || day === days.until ? 'end' : 'in'
  }
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.calendar}
      data-wrong={isWrong || undefined}
    >
      <div className={styles.month}>
        <Button disabled={month <= monthOf(first)} aria-label={t('days.before')} onClick={() => turn(-1)}>
          ‹
        </Button>
        <strong aria-live="polite">{say(`${month}-01`, { year: 'numeric', month: 'long' })}</strong>
        <Button disabled={month >= monthOf(last)} aria-label={t('days.after')} onClick={() => turn(1)}>
          ›
        </Button>
      </div>
      <table ref={grid}>
        <thead>
          <tr>
            {['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'].map(
              (day) => (
                <th key={day} scope="col" abbr={say(day, { weekday: 'long' })}>
                  {say(day, { weekday: 'narrow' })}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            // oxlint-disable-next-line no-array-index-key -- it is the first, the second … week of the month
            <tr key={i}>
              {week.map((day, place) =>
                day === null ? (
                  // oxlint-disable-next-line no-array-index-key -- a place without a day
                  <td key={place} aria-hidden="true">
                    {' '}
                  </td>
                ) : (
                  <td key={day} data-state={stateOf(day)}>
                    <button
                      type="button"
                      // Those that are gone are still read on the way past them.
                      aria-disabled={!isFree(day)}
                      aria-pressed={stateOf(day) !== undefined}
                      tabIndex={day === at ? 0 : -1}
                      data-taken={taken.has(day) || undefined}
                      aria-label={`${say(day, { month: 'long', day: 'numeric', weekday: 'long' })}${
                        taken.has(day) ? ` ${t('days.taken')}` : ''
                      }`}
                      onKeyDown={move}
                      onClick={() => (isFree(day) ? choose(day) : undefined)}
                    >
                      {Number(day.slice(-2))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
