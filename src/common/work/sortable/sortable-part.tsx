import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LineDrawing } from '../../ui/line-drawing'
import styles from './sortable.module.css'

/** Six dots. */
const GRIP = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

interface SortablePartProps {
  id: number | string
  name: string
  className?: string | undefined
  children: (handle: ReactNode) => ReactNode
}

/** One of the parts, given what it is dragged by. */
export function SortablePart({ id, name, className = '', children }: SortablePartProps) {
  const { t } = useTranslation('work')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={t('sort.handle', { name })}
      aria-roledescription={t('sort.role')}
    >
      <LineDrawing path={GRIP} size={20} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={`${styles.part} ${className}`}
      data-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  )
}
