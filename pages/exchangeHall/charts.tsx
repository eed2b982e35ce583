import { lazyPart } from '../../src/common/app/lazy-part'
import { OnceSeen } from '../../src/common/ui/once-seen'
import styles from './hall.module.css'

const TradeCharts = lazyPart(async () => (await import('../../src/features/offers/trade-charts')).TradeCharts)

/** The hall in numbers, drawn where it is scrolled to. */
export const Charts = () => (
  <OnceSeen className={styles.charts} waiting={<div className={`yz-skeleton ${styles.charts}`} />}>
    <TradeCharts />
  </OnceSeen>
)
