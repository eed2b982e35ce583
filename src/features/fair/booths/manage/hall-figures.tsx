import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booth } from '#contract/fair/booths/schemas.ts'
import type { BoothStatus } from '#contract/fair/floor-plan/rules.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import styles from './manage.module.css'

/** How full a hall is, what its exhibitors have paid for their booths, and further figures. */
export function HallFigures({ booths, children }: { booths: readonly Booth[]; children?: ReactNode }) {
  const { t, i18n } = useTranslation('booth-desk')
  const countOf = (...of: BoothStatus[]) => booths.filter(({ status }) => of.includes(status)).length
  const assigned = countOf('assigned', 'occupied')
  const share = booths.length === 0 ? 0 : assigned / booths.length
  const paid = booths.flatMap(({ order }) => (order?.until === null && !order.refunding ? [order.fen] : []))
  const figures = {
    total: String(booths.length),
    free: String(countOf('free')),
    held: String(countOf('held')),
    assigned: String(assigned),
    share: share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 1 }),
    revenue: formatFen(
      paid.reduce((sum, fen) => sum + fen, 0),
      i18n.language,
    ),
  }
  return (
    <dl className={styles.figures} aria-label={t('figures.label')}>
      {Object.entries(figures).map(([key, value]) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
