import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'

interface Days {
  from: string
  until: string
}

/** Days of a ticket in figures alone, as they stand large on it: 11.25, 11.25–27, 11.30–12.2. */
export function daysInFigures({ from, until }: Days): string {
  const partsOf = (day: string): [month: number, day: number] => [Number(day.slice(5, 7)), Number(day.slice(8))]
  const [month, day] = partsOf(from)
  const [lastMonth, lastDay] = partsOf(until)
  const first = `${month}.${day}`
  if (from === until) return first
  return month === lastMonth ? `${first}–${lastDay}` : `${first}–${lastMonth}.${lastDay}`
}

/** A moment by the fair's clock, the year left out: MM/DD HH:mm GMT+8. */
export function formatMoment(at: string): string {
  const { date, time } = formatClock(at, FAIR_ZONE)
  return `${date} ${time} GMT+8`
}

/** Until when and at what fee a ticket can be returned. */
export function useRefundPolicy(): (type: Pick<TicketType, 'fen' | 'refundUntil' | 'refundFeePercent'>) => string {
  const { t } = useTranslation('tickets')
  return ({ fen, refundUntil, refundFeePercent: percent }) => {
    if (refundUntil === null) return t('refund.never')
    const until = formatMoment(refundUntil)
    if (fen === 0) return t('refund.freeTicket', { until })
    return percent === 0 ? t('refund.free', { until }) : t('refund.fee', { until, percent })
  }
}
