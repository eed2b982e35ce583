import { Button, Slider, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { toCentimetres } from '../drawing/snap'
import { Measure } from './measure'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

/** metres: a picture is not made smaller */
const LEAST = 0.1

/** How the picture below the drawing is shown, and where it lies. */
export function BackgroundPanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const { drawing, underlay, setUnderlay, apply } = editor
  const { background } = drawing
  if (!background) return null
  const change = (part: Partial<typeof background>) => apply({ ...drawing, background: { ...background, ...part } })
  const proportion = background.height / background.width
  return (
    <fieldset className={styles.group}>
      <legend>{t('background.title')}</legend>
      <label className={styles.switch}>
        <Switch
          size="small"
          checked={underlay.isShown}
          aria-label={t('background.shown')}
          onChange={(isShown) => setUnderlay({ ...underlay, isShown })}
        />
        <span>{t('background.shown')}</span>
      </label>
      <div className={styles.slider}>
        <span id={id}>{t('background.opacity')}</span>
        <Slider
          min={10}
          max={100}
          disabled={!underlay.isShown}
          ariaLabelledByForHandle={id}
          value={Math.round(underlay.opacity * 100)}
          onChange={(percent) => setUnderlay({ ...underlay, opacity: percent / 100 })}
        />
      </div>
      <div className={styles.fields}>
        <Measure label={t('panel.x')} value={background.x} onCommit={(x) => change({ x })} />
        <Measure label={t('panel.y')} value={background.y} onCommit={(y) => change({ y })} />
        <Measure
          label={t('panel.width')}
          value={background.width}
          min={LEAST}
          max={Math.min(LENGTH_MAX, LENGTH_MAX / proportion)}
          onCommit={(width) => change({ width, height: Math.max(LEAST, toCentimetres(width * proportion)) })}
        />
      </div>
      <Button size="small" danger onClick={() => apply({ ...drawing, background: null })}>
        {t('background.remove')}
      </Button>
    </fieldset>
  )
}
