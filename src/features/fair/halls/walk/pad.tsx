import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '#src/common/ui/icon.tsx'
import styles from './pad.module.css'
import type { Direction, Walker } from './walker'

const buttons = [
  ['left', 'left'],
  ['forward', 'down'],
  ['back', 'down'],
  ['right', 'right'],
] as const satisfies readonly (readonly [Direction, IconName])[]

/** What a visitor of a room may walk up to. */
export type HintTarget = 'work' | 'door'

/** Walking by buttons: a press is a step, holding walks on. */
export function Pad({ walker, target }: { walker: Walker; target: HintTarget }) {
  const { t } = useTranslation('vr')
  return (
    <div className={styles.pad} role="group" aria-label={t('walk.label')}>
      <p className={styles.hint}>
        <span className={styles.mouse}>{t(`walk.mouse.${target}`)}</span>
        <span className={styles.touch}>{t(`walk.touch.${target}`)}</span>
      </p>
      {buttons.map(([direction, icon]) => (
        <button
          key={direction}
          type="button"
          data-direction={direction}
          aria-label={t(`walk.${direction}`)}
          onPointerDown={() => walker.press(direction)}
          onPointerUp={() => walker.release(direction)}
          onPointerLeave={() => walker.release(direction)}
          onPointerCancel={() => walker.release(direction)}
          onContextMenu={(event) => event.preventDefault()}
          onClick={({ detail }) => {
            // A click without a pointer: by keyboard or by a reading aid, which never lets go.
            if (detail > 0) return
            walker.press(direction)
            walker.release(direction)
          }}
        >
          <Icon name={icon} size={22} />
        </button>
      ))}
    </div>
  )
}
