import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { SortablePart } from '#src/common/work/sortable/sortable-part.tsx'
import { StateTag } from '../state-tag'
import styles from './order.module.css'

/** One object with what it is dragged by. */
export function OrderRow({ row, name }: { row: ContentRow; name: string }) {
  return (
    <SortablePart id={row.id} name={name} className={styles.row}>
      {(handle) => (
        <>
          {handle}
          <span className={styles.name}>{name}</span>
          <StateTag state={row.state} />
        </>
      )}
    </SortablePart>
  )
}
