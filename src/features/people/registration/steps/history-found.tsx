import { Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type History, NONE } from './use-history'
import styles from './work-steps.module.css'

/** What was found of earlier fairs: one is imported, or none (spec: access §4). */
export function HistoryFound({ history }: { history: History }) {
  const { t } = useTranslation('registration')
  const { found, chosen, setChosen } = history
  const id = useId()
  if (!found) return <div role="status" />
  if (found.length === 0) {
    return (
      <div role="status" className={styles.found}>
        <strong>{t('history.none')}</strong>
        <p>{t('history.noneText')}</p>
      </div>
    )
  }
  return (
    <div className={styles.found}>
      <strong id={id}>{t('history.found', { count: found.length })}</strong>
      <Radio.Group
        aria-labelledby={id}
        vertical
        options={[
          ...found.map(({ exhibitorId, name, year }) => ({
            value: exhibitorId,
            label: t('history.entry', { name, year }),
          })),
          { value: NONE, label: t('history.chooseNone') },
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
    </div>
  )
}
