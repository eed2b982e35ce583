import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, type To } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { Theme } from '#contract/core/shapes.ts'
import { homeAddress } from '#src/common/app/addresses.ts'
import { Doorway } from '../scene/doorway'
import { facing, planCorridor, standBefore, type Spot } from '../walk/plan'
import { RoomHead } from './room-head'
import { RoomList } from './room-list'
import { Stage } from '../scene/stage'
import { SwingSign } from '../scene/swing-sign'
import { useWalk } from '../walk/use-walk'
import { WALL_MARGIN } from '../walk/walk'
import { RoomShell } from '../scene/wall'
import { WallSign } from '../scene/wall-sign'

/** A room that opens off the corridor. */
export interface CorridorDoor {
  id: number
  name: string
  lang: string | undefined
  note: string
  coverUrl: string
  color: number
  to: To
}

const EXIT: Spot = { side: 'entrance', along: 0 }
const DOORSTEP_PX = 60
const ENTRANCE_PX = 400

/** The corridor off which the halls open. */
export function Corridor({ doors, theme }: { doors: readonly CorridorDoor[]; theme: Theme }) {
  const { t } = useTranslation('vr')
  const navigate = useNavigate()
  const { size, spots } = planCorridor(doors.length)
  const entrance = (distance: number) => ({ x: 0, z: size.depth / 2 - distance, angle: 0 })
  const walk = useWalk(size, entrance(DOORSTEP_PX), entrance(ENTRANCE_PX))
  const { walker } = walk
  const [reached, setReached] = useState<number>()
  const placed = doors.flatMap((door, index) => {
    const spot = spots[index]
    return spot ? [{ door, spot, index }] : []
  })

  const enter = (name: string) => {
    if (name === 'exit') walker.goTo(standBefore(EXIT, size, WALL_MARGIN), () => window.location.assign(homeAddress))
    const found = placed.find(({ door }) => name === `door-${door.id}`)
    if (found) walker.goTo(standBefore(found.spot, size, WALL_MARGIN), () => void navigate(found.door.to))
  }
  const reach = (index: number | undefined) => {
    setReached(index)
    const spot = index === undefined ? undefined : spots[index]
    if (spot) walker.goTo(facing(walker.at(), spot, size))
  }

  return (
    <Stage
      walk={walk}
      label={t('lobby.stage')}
      theme={theme}
      target="door"
      onTap={enter}
      onEscape={() => walker.goTo(entrance(ENTRANCE_PX))}
      room={
        <>
          <RoomShell size={size}>
            {(side, mirrored) => (
              <>
                {side === 'end' ? (
                  <WallSign title={t('lobby.sign')} text={t('lobby.lead')} mirrored={mirrored} />
                ) : null}
                {side === 'entrance' ? <Doorway spot={EXIT} name="exit" label={t('lobby.exit')} /> : null}
                {placed
                  .filter(({ spot }) => spot.side === side)
                  .map(({ door, spot, index }) => (
                    <Doorway
                      key={door.id}
                      {...door}
                      spot={spot}
                      name={`door-${door.id}`}
                      label={door.name}
                      active={index === reached}
                    />
                  ))}
              </>
            )}
          </RoomShell>
          {placed.map(({ door, spot }) => (
            <SwingSign key={door.id} {...door} spot={spot} size={size} />
          ))}
        </>
      }
      hud={
        <>
          <RoomHead title={t('lobby.title')} back={<a href={homeAddress}>{t('lobby.home')}</a>} />
          <RoomList label={t('lobby.list')} show={t('lobby.show')} onReach={reach}>
            {doors.map(({ id, name, lang, note, to }) => (
              <li key={id}>
                <Link to={to}>
                  <strong lang={lang}>{name}</strong>
                  <span>{note}</span>
                </Link>
              </li>
            ))}
          </RoomList>
        </>
      }
    />
  )
}
