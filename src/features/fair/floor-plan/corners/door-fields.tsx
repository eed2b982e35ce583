import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Choice } from '#src/common/work/choice.tsx'
import { addDoor, findDoor, removeDoor, setDoor } from '../drawing/doors'
import { Measure } from '../editor/measure'
import styles from '../editor/panels.module.css'
import type { Editor } from '../editor/use-editor'

/** The door of a booth: on which side it is and where on it; without one, routes end at the side nearest to an aisle. */
export function DoorFields({ editor: { drawing, apply }, index }: { editor: Editor; index: number }) {
  const { t } = useTranslation('floor-plans')
  const door = findDoor(drawing, index)
  const sides = drawing.booths[index]?.points ?? []
  if (!door) {
    return (
      <div className={styles.whole}>
        <p>{t('door.none')}</p>
        <Button size="small" onClick={() => apply(addDoor(drawing, index))}>
          {t('door.add')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div>
        <label htmlFor="door-side">{t('door.side')}</label>
        <Choice
          id="door-side"
          size="small"
          value={String(door.side)}
          options={sides.map((_, side) => ({
            value: String(side),
            label: t('door.sideOf', { from: side + 1, to: ((side + 1) % sides.length) + 1 }),
          }))}
          onChange={(side) => apply(setDoor(drawing, index, Number(side), door.metres))}
        />
      </div>
      <Measure
        label={t('door.metres', { n: door.side + 1 })}
        min={0}
        max={door.length}
        step={0.1}
        value={door.metres}
        onCommit={(metres) => apply(setDoor(drawing, index, door.side, metres))}
      />
      <div className={styles.whole}>
        <Button size="small" onClick={() => apply(removeDoor(drawing, index))}>
          {t('door.remove')}
        </Button>
      </div>
    </>
  )
}
