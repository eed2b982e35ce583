import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { turnParts } from '../drawing/move'
import { indexesOf } from '../drawing/parts'
import { UtilitiesPanel } from '../utilities/utilities-panel'
import { ArrangePanel } from './arrange-panel'
import { BackgroundPanel } from './background-panel'
import { BoothFields } from './booth-fields'
import { LandmarkFields } from './landmark-fields'
import { Measure } from './measure'
import { NumberingPanel } from './numbering-panel'
import styles from './panels.module.css'
import { RowPanel } from './row-panel'
import type { Editor } from './use-editor'

/** What is selected, with exact numbers, and what can be done with it; without a selection, the sheet. */
export function Properties({ editor }: { editor: Editor }) {
  const { t } = useTranslation('floor-plans')
  const { drawing, selected, apply } = editor
  const [booths, landmarks] = [[...indexesOf(selected, 'booth')], [...indexesOf(selected, 'landmark')]]
  const edges = indexesOf(selected, 'edge')
  if (selected.length === 0) {
    return (
      <div className={styles.panel}>
        <p>{t('panel.nothing')}</p>
        <div className={styles.fields}>
          <Measure
            label={t('panel.sheetWidth')}
            value={drawing.width}
            min={1}
            max={LENGTH_MAX}
            onCommit={(width) => apply({ ...drawing, width })}
          />
          <Measure
            label={t('panel.sheetHeight')}
            value={drawing.height}
            min={1}
            max={LENGTH_MAX}
            onCommit={(height) => apply({ ...drawing, height })}
          />
        </div>
        <BackgroundPanel editor={editor} />
      </div>
    )
  }
  const [booth] = booths
  const [landmark] = landmarks
  const isStepFree = [...edges].every((index) => drawing.aisles.edges[index]?.stepFree)
  const setStepFree = (stepFree: boolean) =>
    apply({
      ...drawing,
      aisles: {
        ...drawing.aisles,
        edges: drawing.aisles.edges.map((edge, index) => (edges.has(index) ? { ...edge, stepFree } : edge)),
      },
    })
  return (
    <div className={styles.panel}>
      <p role="status">{t('panel.selected', { count: selected.length })}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={editor.duplicate}>
          {t('action.duplicate')}
        </Button>
        <Button size="small" onClick={() => apply(turnParts(drawing, selected))}>
          {t('action.turn')}
        </Button>
        <Button size="small" danger onClick={editor.remove}>
          {t('action.delete')}
        </Button>
      </div>
      {selected.length === 1 && booth !== undefined ? <BoothFields key={booth} editor={editor} index={booth} /> : null}
      {selected.length === 1 && landmark !== undefined ? (
        <LandmarkFields key={landmark} editor={editor} index={landmark} />
      ) : null}
      {booths.length > 0 ? <UtilitiesPanel editor={editor} /> : null}
      {edges.size > 0 ? (
        <Checkbox checked={isStepFree} onChange={(event) => setStepFree(event.target.checked)}>
          {t('panel.stepFree')}
        </Checkbox>
      ) : null}
      {selected.length > 1 ? <ArrangePanel editor={editor} /> : null}
      {booths.length > 1 ? <NumberingPanel editor={editor} /> : null}
      {booths.length > 0 || landmarks.length > 0 ? <RowPanel editor={editor} /> : null}
    </div>
  )
}
