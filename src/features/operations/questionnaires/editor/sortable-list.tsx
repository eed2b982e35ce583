import type { ReactNode } from 'react'
import { Sortable } from '#src/common/work/sortable/sortable.tsx'
import { SortablePart } from '#src/common/work/sortable/sortable-part.tsx'
import { moved } from './document'
import styles from './editor.module.css'

interface SortableListProps<Part> {
  parts: readonly Part[]
  nameOf: (part: Part, place: number) => string
  onChange: (parts: Part[]) => void
  children: (part: Part, place: number, handle: ReactNode) => ReactNode
}

/** Sections, questions or options in their order. */
export function SortableList<Part extends { id: string }>({
  parts,
  nameOf,
  onChange,
  children,
}: SortableListProps<Part>) {
  return (
    <Sortable parts={parts} nameOf={nameOf} onMove={(from, to) => onChange(moved(parts, from, to))}>
      <ol className={styles.parts}>
        {parts.map((part, place) => (
          <SortablePart key={part.id} id={part.id} name={nameOf(part, place)}>
            {(handle) => children(part, place, handle)}
          </SortablePart>
        ))}
      </ol>
    </Sortable>
  )
}
