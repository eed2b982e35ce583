import { Button, Checkbox, Popover } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ChosenColumns } from './use-chosen-columns'
import styles from './work-table.module.css'

interface ColumnChoiceProps {
  columns: readonly { key: string; title: string; always?: boolean }[]
  chosen: ChosenColumns
}

/** Which columns a table shows. */
export function ColumnChoice({ columns, chosen }: ColumnChoiceProps) {
  const { t } = useTranslation('work')
  const boxes = columns
    .filter(({ always }) => !always)
    .map(({ key, title }) => (
      <Checkbox key={key} checked={chosen.isShown(key)} onChange={(event) => chosen.toggle(key, event.target.checked)}>
        {title}
      </Checkbox>
    ))
  return (
    <Popover trigger="click" placement="bottomRight" content={<div className={styles.choice}>{boxes}</div>}>
      <Button>{t('table.columns')}</Button>
    </Popover>
  )
}
