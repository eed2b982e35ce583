import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { utilities } from '#contract/fair/floor-plan/rules.ts'
import { indexesOf } from '../drawing/parts'
import { countUtility, setUtility } from '../drawing/utilities'
import styles from '../editor/panels.module.css'
import type { Editor } from '../editor/use-editor'

/** What the selected booths are supplied with; a box is half checked where only some of them are. */
export function UtilitiesPanel({ editor: { drawing, selected, apply } }: { editor: Editor }) {
  const { t } = useTranslation('booth-requirements')
  const total = indexesOf(selected, 'booth').size
  return (
    <fieldset className={styles.group}>
      <legend>{t('field.utilities')}</legend>
      <div className={styles.boxes}>
        {utilities.map((utility) => {
          const count = countUtility(drawing, selected, utility)
          return (
            <Checkbox
              key={utility}
              checked={count === total}
              indeterminate={count > 0 && count < total}
              onChange={({ target }) => apply(setUtility(drawing, selected, utility, target.checked))}
            >
              {t(`utility.${utility}`)}
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  )
}
