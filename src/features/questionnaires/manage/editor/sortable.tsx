import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LineDrawing } from '../../../../common/ui/line-drawing'
import styles from './editor.module.css'
import { moved } from './document'

/** Six dots. */
const GRIP = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

interface SortableProps<Part> {
  parts: readonly Part[]
  nameOf: (part: Part, place: number) => string
  onChange: (parts: Part[]) => void
  children: (part: Part, place: number, handle: ReactNode) => ReactNode
}

/** Parts that are put into their order by pointer, finger or keys. */
export function Sortable<Part extends { id: string }>({ parts, nameOf, onChange, children }: SortableProps<Part>) {
  const { t } = useTranslation('questionnaire-desk')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: number | string | undefined) => parts.findIndex((part) => part.id === id)
  const say = (key: string, id: number | string, over?: number | string) => {
    const part = parts[placeOf(id)]
    return t(`sort.${key}`, {
      name: part ? nameOf(part, placeOf(id)) : '',
      place: placeOf(over ?? id) + 1,
      count: parts.length,
    })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('sort.how') },
        announcements: {
          onDragStart: ({ active }) => say('taken', active.id),
          onDragOver: ({ active, over }) => say('over', active.id, over?.id),
          onDragEnd: ({ active, over }) => say('put', active.id, over?.id),
          onDragCancel: ({ active }) => say('cancelled', active.id),
        },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)]
        if (from >= 0 && to >= 0 && from !== to) onChange(moved(parts, from, to))
      }}
    >
      <SortableContext items={parts.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.parts}>
          {parts.map((part, place) => (
            <SortablePart key={part.id} id={part.id} name={nameOf(part, place)}>
              {(handle) => children(part, place, handle)}
            </SortablePart>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface SortablePartProps {
  id: string
  name: string
  children: (handle: ReactNode) => ReactNode
}

function SortablePart({ id, name, children }: SortablePartProps) {
  const { t } = useTranslation('questionnaire-desk')
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
      <LineDrawing path={GRIP} weight={2.4} />
    </button>
  )
  return (
    <li ref={setNodeRef} data-dragged={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {children(handle)}
    </li>
  )
}
