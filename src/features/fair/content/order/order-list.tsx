import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { Sortable } from '#src/common/work/sortable/sortable.tsx'
import { pickTitle } from '../title'
import { OrderRow } from './order-row'
import { type ArrangedKind, useOrder } from './use-order'
import styles from './order.module.css'

interface OrderListProps {
  kind: ArrangedKind
  /** Only those with these choices are put in order among each other. */
  facets: Record<string, string>
}

/** The objects of a kind, which are dragged into their order by pointer, finger or keys. */
export function OrderList({ kind, facets }: OrderListProps) {
  const { t } = useTranslation('content')
  const { query, put, last, undo, busy } = useOrder(kind, facets)
  const nameOf = (row: ContentRow) => pickTitle(row, t('list.untitled'))
  return (
    <>
      <p className={styles.last} role="status">
        {last ? (
          <>
            {t('arrange.moved', { name: nameOf(last.row) })}
            <Button type="link" size="small" disabled={busy} onClick={() => void undo()}>
              {t('arrange.undo')}
            </Button>
          </>
        ) : null}
      </p>
      <Shown query={query} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('list.empty')} />
          ) : (
            <Sortable
              parts={rows}
              nameOf={nameOf}
              disabled={busy}
              onMove={(from, to) => {
                const row = rows[from]
                // Moving down, it stands behind the one that it was dropped on.
                if (row) void put(row, rows[to > from ? to + 1 : to]?.id ?? null)
              }}
            >
              <ol className={styles.list}>
                {rows.map((row) => (
                  <OrderRow key={row.id} row={row} name={nameOf(row)} />
                ))}
              </ol>
            </Sortable>
          )
        }
      </Shown>
    </>
  )
}
