import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type PartId = number | string

/** px that a pointer moves before it drags: a press is none. */
const DRAG_AFTER = 4

interface SortableProps<Part extends { id: PartId }> {
  parts: readonly Part[]
  nameOf: (part: Part, place: number) => string
  /** Nothing can be moved now. */
  disabled?: boolean
  /** The part at `from` was put to where the one at `to` stands. */
  onMove: (from: number, to: number) => void
  /** The list of the parts, each a `SortablePart`. */
  children: ReactNode
}

/** Parts that are put into their order by pointer, finger or keys, each step announced to screen readers. */
export function Sortable<Part extends { id: PartId }>(props: SortableProps<Part>) {
  const { parts, nameOf, disabled = false, onMove, children } = props
  const { t } = useTranslation('work')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: PartId | undefined) => parts.findIndex((part) => part.id === id)
  const say = (key: string, id: PartId, over?: PartId) => {
    const part = parts[placeOf(id)]
    const name = part ? nameOf(part, placeOf(id)) : ''
    return t(`sort.${key}`, { name, place: placeOf(over ?? id) + 1, count: parts.length })
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
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={parts.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
