import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repeatParts, type Row } from '../drawing/repeat'
import { Measure } from './measure'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

const directions = ['right', 'left', 'down', 'up'] as const
const COPIES_MAX = 100

/** Repeats what is selected as a row. */
export function RowPanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const [row, setRow] = useState<Row>({ count: 4, gap: 0, direction: 'right' })
  const repeat = () => {
    const repeated = repeatParts(editor.drawing, editor.selected, row)
    editor.apply(repeated.drawing, repeated.keys)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('row.title')}</legend>
      <div className={styles.fields}>
        <Measure
          label={t('row.count')}
          unit=""
          step={1}
          min={1}
          max={COPIES_MAX}
          value={row.count}
          onCommit={(count) => setRow({ ...row, count: Math.round(count) })}
        />
        <Measure label={t('row.gap')} value={row.gap} min={0} onCommit={(gap) => setRow({ ...row, gap })} />
        <div className={styles.whole}>
          <label htmlFor={id}>{t('row.direction')}</label>
          <Select
            id={id}
            size="small"
            value={row.direction}
            options={directions.map((value) => ({ value, label: t(`row.${value}`) }))}
            onChange={(direction) => setRow({ ...row, direction })}
          />
        </div>
      </div>
      <Button size="small" onClick={repeat}>
        {t('row.apply')}
      </Button>
    </fieldset>
  )
}
