import { useTranslation } from 'react-i18next'
import { type History, NONE } from './use-history'
import styles from './steps.module.css'

/** What was found of earlier fairs: one is imported, or none (spec: access §4). */
export function HistoryFound({ history }: { history: History }) {
  const { t } = useTranslation('registration')
  const { found, chosen, setChosen } = history
  if (!found) return <div role="status" />
  if (found.length === 0) {
    return (
      <div role="status" className={styles.none}>
        <strong>{t('history.none')}</strong>
        <p>{t('history.noneText')}</p>
      </div>
    )
  }
  const entries = [
    ...found.map(({ exhibitorId, name, year }) => ({ id: exhibitorId, text: t('history.entry', { name, year }) })),
    { id: NONE, text: t('history.chooseNone') },
  ]
  return (
    <fieldset className={styles.found}>
      <legend>{t('history.found', { count: found.length })}</legend>
      {entries.map(({ id, text }) => (
        <label key={id}>
          <input type="radio" name="history" checked={chosen === id} onChange={() => setChosen(id)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
