import { Button, Checkbox, Input, Select } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberBooths, type Numbering } from '../drawing/number'
import { Measure } from './measure'
import styles from './panels.module.css'
import type { Editor } from './use-editor'

/** Numbers the selected booths by a pattern. */
export function NumberingPanel({ editor }: { editor: Editor }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const [pattern, setPattern] = useState<Numbering>({
    prefix: 'A-',
    start: 1,
    digits: 2,
    direction: 'rows',
    serpentine: false,
  })
  const set = (values: Partial<Numbering>) => setPattern({ ...pattern, ...values })
  return (
    <fieldset className={styles.group}>
      <legend>{t('numbering.title')}</legend>
      <div className={styles.fields}>
        <label>
          <span>{t('numbering.prefix')}</span>
          <Input
            size="small"
            value={pattern.prefix}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => set({ prefix: event.target.value.replaceAll(',', '') })}
          />
        </label>
        <Measure
          label={t('numbering.start')}
          unit=""
          step={1}
          min={0}
          value={pattern.start}
          onCommit={(start) => set({ start: Math.round(start) })}
        />
        <Measure
          label={t('numbering.digits')}
          unit=""
          step={1}
          min={1}
          max={6}
          value={pattern.digits}
          onCommit={(digits) => set({ digits: Math.round(digits) })}
        />
        <div>
          <label htmlFor={id}>{t('numbering.direction')}</label>
          <Select
            id={id}
            size="small"
            value={pattern.direction}
            options={(['rows', 'columns'] as const).map((value) => ({ value, label: t(`numbering.${value}`) }))}
            onChange={(direction) => set({ direction })}
          />
        </div>
        <Checkbox
          className={styles.whole}
          checked={pattern.serpentine}
          onChange={(event) => set({ serpentine: event.target.checked })}
        >
          {t('numbering.serpentine')}
        </Checkbox>
      </div>
      <Button size="small" onClick={() => editor.apply(numberBooths(editor.drawing, editor.selected, pattern))}>
        {t('numbering.apply')}
      </Button>
    </fieldset>
  )
}
