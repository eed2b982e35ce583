import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areaOf, boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { LENGTH_MAX, NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import { DoorFields } from '../corners/door-fields'
import { fitPart } from '../drawing/move'
import { keyOf } from '../drawing/parts'
import { Measure } from './measure'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

/** The number, place and size of a booth. */
export function BoothFields({ editor, index }: { editor: Editor; index: number }) {
  const { t } = useTranslation('floor-plans')
  const [typed, setTyped] = useState<string>()
  const { drawing, apply } = editor
  const booth = drawing.booths[index]
  if (!booth) return null
  const box = boxOf(booth.points)
  const rename = () => {
    // Addresses list numbers, so none has a comma.
    const number = typed?.replaceAll(',', '').trim() ?? ''
    setTyped(undefined)
    if (number === '' || number === booth.number) return
    apply({ ...drawing, booths: drawing.booths.map((one, at) => (at === index ? { ...one, number } : one)) })
  }
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const place = (left: number, top: number, across = width, down = height) =>
    apply(fitPart(drawing, keyOf('booth', index), { left, top, right: left + across, bottom: top + down }))
  return (
    <div className={styles.fields}>
      <label className={styles.whole}>
        <span>{t('panel.number')}</span>
        <Input
          size="small"
          value={typed ?? booth.number}
          maxLength={NUMBER_MAX}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
          onPressEnter={rename}
        />
      </label>
      <Measure label={t('panel.x')} max={LENGTH_MAX - width} value={box.left} onCommit={(x) => place(x, box.top)} />
      <Measure label={t('panel.y')} max={LENGTH_MAX - height} value={box.top} onCommit={(y) => place(box.left, y)} />
      <Measure
        label={t('panel.width')}
        min={0.2}
        max={LENGTH_MAX - box.left}
        value={+width.toFixed(2)}
        onCommit={(across) => place(box.left, box.top, across)}
      />
      <Measure
        label={t('panel.depth')}
        min={0.2}
        max={LENGTH_MAX - box.top}
        value={+height.toFixed(2)}
        onCommit={(down) => place(box.left, box.top, width, down)}
      />
      <DoorFields editor={editor} index={index} />
      <p className={styles.whole}>{t('panel.area', { area: +areaOf(booth.points).toFixed(1) })}</p>
    </div>
  )
}
