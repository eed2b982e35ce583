import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTranslation } from 'react-i18next'
import type { ContentRow } from '../../../../contract/content/schemas'
import { LineDrawing } from '../../../common/ui/line-drawing'
import { StateTag } from '../state-tag'
import styles from './order.module.css'

/** Six dots. */
const GRIP = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

/** One object with what it is dragged by. */
export function OrderRow({ row, name }: { row: ContentRow; name: string }) {
  const { t } = useTranslation('content')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('arrange.handle', { name })}
        aria-roledescription={t('arrange.role')}
      >
        <LineDrawing path={GRIP} size={20} />
      </button>
      <span className={styles.name}>{name}</span>
      <StateTag state={row.state} />
    </li>
  )
}
