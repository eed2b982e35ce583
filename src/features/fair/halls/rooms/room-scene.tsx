import { useTranslation } from 'react-i18next'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import { Doorway } from '../scene/doorway'
import { Hanging } from '../scene/hanging'
import { doorSpots, type Side, type Size, type Spot } from '../walk/plan'
import type { Rooms } from './room-head'
import { Lanterns } from '../scene/lanterns'
import { RoomShell } from '../scene/wall'
import { WallSign } from '../scene/wall-sign'
import type { Sign, Work } from './work'

interface RoomSceneProps {
  size: Size
  spots: readonly Spot[]
  works: readonly Work[]
  sign: Sign
  rooms: Rooms
  /** The work that is looked at. */
  active: number | undefined
  dress?: RoomTemplate | undefined
}

/** What the eye sees of a room: pictures, lettering and doors on its walls. */
export function RoomScene({ size, spots, works, sign, rooms, active, dress }: RoomSceneProps) {
  const hung = works.flatMap((work, index) => {
    const spot = spots[index]
    return spot ? [{ work, spot, index }] : []
  })
  return (
    <RoomShell size={size} hung={dress === 'lantern' ? <Lanterns depth={size.depth} /> : null}>
      {(side, mirrored) => (
        <>
          {side === 'end' ? <WallSign {...sign} mirrored={mirrored} /> : null}
          <Doors side={side} size={size} rooms={rooms} />
          {hung
            .filter(({ spot }) => spot.side === side)
            .map(({ work, spot, index }) => (
              <Hanging
                key={work.id}
                work={work}
                spot={spot}
                name={`work-${index}`}
                active={index === active}
                mirrored={mirrored}
              />
            ))}
        </>
      )}
    </RoomShell>
  )
}

function Doors({ side, size, rooms: { number, total } }: { side: Side; size: Size; rooms: Rooms }) {
  const { t } = useTranslation('vr')
  const doors = doorSpots(size)
  const to = (at: number) => t('room.door', { number: at })
  if (side === 'entrance') return <Doorway spot={doors.exit} name="exit" label={t('room.exit')} />
  if (side === 'right' && number < total) return <Doorway spot={doors.next} name="next" label={to(number + 1)} />
  if (side === 'left' && number > 1) return <Doorway spot={doors.previous} name="previous" label={to(number - 1)} />
  return null
}
