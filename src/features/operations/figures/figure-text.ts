import type { TFunction } from 'i18next'

export type FigureKind = 'count' | 'minutes' | 'fen'

const HOUR = 60
const DAY = 24 * HOUR

/** A duration as text: minutes below an hour, hours below two days, else days. */
export function sayMinutes(minutes: number, t: TFunction<'figures'>, language: string): string {
  const text = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  if (minutes < HOUR) return t('figures:unit.minutes', { value: text(Math.round(minutes)) })
  if (minutes < 2 * DAY) return t('figures:unit.hours', { value: text(minutes / HOUR) })
  return t('figures:unit.days', { value: text(minutes / DAY) })
}

/** A figure as its kind is read; a dash where there is none. */
export function formatFigure(
  value: number | null,
  kind: FigureKind,
  { t, language }: { t: TFunction<'figures'>; language: string },
): string {
  if (value === null) return '—'
  if (kind === 'minutes') return sayMinutes(value, t, language)
  if (kind === 'fen')
    return new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 }).format(
      value / 100,
    )
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}

/** By how much one is more than the other, as `+33 %`; nothing where there is nothing to compare. */
export function sayChange(value: number | null, before: number | null, language: string): string {
  if (value === null || before === null || before === 0 || value === before) return ''
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(value / before - 1)
}
