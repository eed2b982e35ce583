import { Navigate } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import type { Paged, Theme } from '#contract/core/shapes.ts'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { Room } from '#src/features/fair/halls/rooms/room.tsx'
import type { Sign } from '#src/features/fair/halls/rooms/work.ts'
import { useWorks } from './use-works'

interface RoomsProps {
  id: number
  label: string
  theme: Theme
  /** The template that its room was bought. */
  dress?: RoomTemplate | undefined
  sign: Sign
  page: Paged<ExhibitCard>
  back: ReactNode
  empty: ReactNode
  /** px */
  width?: number
}

/** The number of the room that the address names, from 1. */
export function useRoomNumber(): number {
  return parseId(useHashQuery().text('room')) ?? 1
}

/** A page of exhibits as a room of its own; doors lead to the pages before and after. */
export function Rooms({ id, label, theme, dress, sign, page, back, empty, width }: RoomsProps) {
  const query = useHashQuery({ room: '1' })
  const worksOf = useWorks()
  const { currPage: number, totalPage: total, list } = page
  if (total === 0) return empty
  if (number > total) return <Navigate to={query.to({ room: total })} replace />
  return (
    <Room
      key={`${id} ${number} ${list.length}`}
      label={label}
      theme={theme}
      dress={dress}
      sign={sign}
      works={worksOf(list)}
      rooms={{ number, total, to: (room) => query.to({ room }) }}
      exit="/"
      back={back}
      {...(width === undefined ? {} : { width })}
    />
  )
}
