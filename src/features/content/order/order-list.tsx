import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ContentRow } from '../../../../contract/content/schemas'
import { Empty, Shown } from '../../../common/ui/states'
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
            <Sortable rows={rows} nameOf={nameOf} isBusy={busy} onPut={(row, before) => void put(row, before)} />
          )
        }
      </Shown>
    </>
  )
}

interface SortableProps {
  rows: readonly ContentRow[]
  nameOf: (row: ContentRow) => string
  isBusy: boolean
  onPut: (row: ContentRow, before: number | null) => void
}

function Sortable({ rows, nameOf, isBusy, onPut }: SortableProps) {
  const { t } = useTranslation('content')
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const say = (key: string, id: number | string, over?: number | string) =>
    t(`arrange.${key}`, {
      name: rows.filter((row) => row.id === id).map(nameOf),
      place: rows.findIndex((row) => row.id === (over ?? id)) + 1,
      count: rows.length,
    })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('arrange.how') },
        announcements: {
          onDragStart: ({ active }) => say('taken', active.id),
          onDragOver: ({ active, over }) => say('over', active.id, over?.id),
          onDragEnd: ({ active, over }) => say('put', active.id, over?.id),
          onDragCancel: ({ active }) => say('cancelled', active.id),
        },
      }}
      onDragEnd={({ active, over }) => {
        const from = rows.findIndex(({ id }) => id === active.id)
        const to = rows.findIndex(({ id }) => id === over?.id)
        const row = rows[from]
        if (!row || to < 0 || to === from) return
        // Moving down, it stands behind the one that it was dropped on.
        onPut(row, rows[to > from ? to + 1 : to]?.id ?? null)
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={isBusy}>
        <ol className={styles.list}>
          {rows.map((row) => (
            <OrderRow key={row.id} row={row} name={nameOf(row)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
