import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import styles from './ticket-types.module.css'

/** How a type is sold now (spec: live §4). */
export function SaleMark({ type: { sale, left } }: { type: TicketType }) {
  const { t } = useTranslation('tickets')
  return (
    <span className={styles.sale} data-sale={sale}>
      {left === null ? t(`sale.${sale}`) : t('left', { count: left })}
    </span>
  )
}
