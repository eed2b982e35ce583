import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useDoorSales } from './api'
import styles from './door-sales.module.css'

/** What one has sold today and taken by each way of paying, for the count of the till; each can be shown again. */
export function DoorDay({ onOpen }: { onOpen: (id: number) => void }) {
  const { t, i18n } = useTranslation('door-sales')
  const day = useDoorSales()
  const money = (fen: number) => (fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language))
  return (
    <Shown query={day} loading={<TableSkeleton rows={3} />}>
      {({ sums, sales }) =>
        sales.length === 0 ? (
          <Empty title={t('day.none')} text={t('day.noneText')} />
        ) : (
          <>
            <dl className={styles.sums} aria-label={t('day.sums')}>
              {sums.map(({ method, sales: count, fen }) => (
                <div key={method}>
                  <dt>{t(`orders:method.${method}`)}</dt>
                  <dd>
                    {money(fen)} <small>{t('day.count', { count })}</small>
                  </dd>
                </div>
              ))}
            </dl>
            <ul className={styles.day} aria-label={t('day.title')}>
              {sales.map(({ id, number, names, quantity, method, payableFen, soldAt }) => (
                <li key={id}>
                  <span>{formatClock(soldAt, FAIR_ZONE).time}</span>
                  <div>
                    {names.join(t('orders:form.and'))} × {quantity}
                    <small>
                      {money(payableFen)} · {t(`orders:method.${method}`)} · {number}
                    </small>
                  </div>
                  <Button type="link" aria-label={t('day.openOf', { number })} onClick={() => onOpen(id)}>
                    {t('day.open')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Shown>
  )
}
