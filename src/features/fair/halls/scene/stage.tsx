import type { ReactNode } from 'react'
import type { Theme } from '#contract/core/shapes.ts'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import { SceneContext } from '../projection/flat'
import { Pad, type HintTarget } from '../walk/pad'
import styles from './stage.module.css'
import { useKeys } from '../walk/use-keys'
import { useLook } from '../walk/use-look'
import type { Walk } from '../walk/use-walk'

interface StageProps {
  walk: Walk
  label: string
  theme: Theme
  /** The template that the room was bought; undefined: the fair's own looks. */
  dress?: RoomTemplate | undefined
  /** What there is to walk up to. */
  target: HintTarget
  /** Told the `data-spot` of what was tapped. */
  onTap: (spot: string) => void
  onEscape: () => void
  /** The room itself: for the eye alone, so everything in it stands in `hud` too. */
  room: ReactNode
  /** What lies over the room: headings, lists, captions. */
  hud: ReactNode
}

/** A room to walk about in: drag or turn, walk by wheel, keys or buttons. */
export function Stage({ walk, label, theme, dress, target, onTap, onEscape, room, hud }: StageProps) {
  const { walker, stage, surface, scene } = walk
  const look = useLook(walker, onTap)
  useKeys(walk, onEscape)
  return (
    <section
      ref={stage}
      className={styles.stage}
      aria-label={label}
      data-color={theme.colorType}
      data-template={theme.templateName}
      data-dress={dress}
    >
      <div ref={surface} className={styles.surface} aria-hidden="true" {...look}>
        <div className={styles.world}>
          <SceneContext value={scene}>{room}</SceneContext>
        </div>
      </div>
      <div className={styles.light} />
      {hud}
      <Pad walker={walker} target={target} />
    </section>
  )
}
