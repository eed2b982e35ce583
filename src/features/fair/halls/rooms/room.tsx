import { useState, type ReactNode } from 'react'
import { useNavigate, type To } from 'react-router-dom'
import type { Theme } from '#contract/core/shapes.ts'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import { Caption } from '../scene/caption'
import { doorSpots, facing, planRoom, standBefore, type Spot } from '../walk/plan'
import { RoomHead, type Rooms } from './room-head'
import { RoomScene } from './room-scene'
import { RoomWorks } from './room-works'
import { Stage } from '../scene/stage'
import { useVisit } from './use-visit'
import { useWalk } from '../walk/use-walk'
import { WALL_MARGIN } from '../walk/walk'
import type { Sign, Work } from './work'

interface RoomProps {
  label: string
  theme: Theme
  /** The template that the room was bought; undefined: the fair's own looks. */
  dress?: RoomTemplate | undefined
  sign: Sign
  works: readonly Work[]
  rooms: Rooms
  /** Where the door behind the visitor leads. */
  exit: To
  back: ReactNode
  /** px; a hall's width when not given */
  width?: number
}

const DOORSTEP_PX = 60
const ENTRANCE_PX = 430
const END: Spot = { side: 'end', along: 0 }

/** A room of pictures. Give it a key that changes with what is in it: one comes in again. */
export function Room({ label, theme, dress, sign, works, rooms, exit, back, width }: RoomProps) {
  const navigate = useNavigate()
  const { size, spots } = planRoom(works.length, rooms.total > 1, width)
  const doors = doorSpots(size)
  const entrance = (distance: number) => ({ ...standBefore(doors.exit, size, distance), angle: 0 })
  const walk = useWalk(size, entrance(DOORSTEP_PX), entrance(ENTRANCE_PX))
  const { walker } = walk
  const { open, approach, leave } = useVisit(walker, size)
  const [reached, setReached] = useState<number>()
  const current = works.findIndex((_, index) => open === `work-${index}`)
  const work = works[current]

  const spotAt = (index: number) => spots[index] ?? END
  const visit = (index: number) => approach(`work-${index}`, spotAt(index))
  const tap = (name: string) => {
    const leads: Record<string, [Spot, To]> = {
      exit: [doors.exit, exit],
      next: [doors.next, rooms.to(rooms.number + 1)],
      previous: [doors.previous, rooms.to(rooms.number - 1)],
    }
    const [door, to] = leads[name] ?? []
    if (door && to !== undefined) walker.goTo(standBefore(door, size, WALL_MARGIN), () => void navigate(to))
    else if (name === 'sign') approach('sign', END)
    else visit(Number(name.slice('work-'.length)))
  }
  const reach = (index: number | undefined) => {
    setReached(index)
    if (index !== undefined) walker.goTo(facing(walker.at(), spotAt(index), size))
  }

  return (
    <Stage
      walk={walk}
      label={label}
      theme={theme}
      dress={dress}
      target="work"
      onTap={tap}
      onEscape={leave}
      room={
        <RoomScene
          size={size}
          spots={spots}
          works={works}
          sign={sign}
          rooms={rooms}
          active={work ? current : reached}
          dress={dress}
        />
      }
      hud={
        <>
          <RoomHead title={sign.title} lang={sign.lang} back={back} rooms={rooms} />
          <RoomWorks works={works} sign={sign} onVisit={visit} onSign={() => approach('sign', END)} onReach={reach} />
          {work || open === 'sign' ? (
            <Caption
              key={open}
              of={work ? { work } : { sign }}
              step={work && works.length > 1 ? (by) => visit((current + by + works.length) % works.length) : undefined}
              close={leave}
            />
          ) : null}
        </>
      }
    />
  )
}
