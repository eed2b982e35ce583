import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { alignParts, distributeParts, sides } from '../drawing/move'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

/** Aligns what is selected, and gives it the same gaps. */
export function ArrangePanel({ editor: { drawing, selected, apply } }: { editor: Editor }) {
  const { t } = useTranslation('floor-plans')
  return (
    <fieldset className={styles.group}>
      <legend>{t('arrange.title')}</legend>
      <div className={styles.actions}>
        {sides.map((side) => (
          <Button key={side} size="small" onClick={() => apply(alignParts(drawing, selected, side))}>
            {t(`arrange.${side}`)}
          </Button>
        ))}
        {(['x', 'y'] as const).map((along) => (
          <Button
            key={along}
            size="small"
            disabled={selected.length < 3}
            onClick={() => apply(distributeParts(drawing, selected, along))}
          >
            {t(`arrange.${along}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
