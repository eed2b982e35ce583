import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaMoment } from '#contract/core/china-time.ts'
import type { Difference } from '#src/features/commerce/check-in/offline/database.ts'
import styles from './lists.module.css'

interface DifferencesProps {
  differences: readonly Difference[]
  onDone: (key: string) => void
}

/** Entries that this device admitted offline and the server would refuse; each is listed until it is acknowledged. */
export function Differences({ differences, onDone }: DifferencesProps) {
  const { t } = useTranslation('check-in')
  const id = useId()
  if (differences.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('differences.title', { count: differences.length })}</h2>
      <p className={styles.none}>{t('differences.lead')}</p>
      <ul className={styles.differences}>
        {differences.map(({ key, code, at, result, ticketName }) => {
          const short = code.split('.')[1] ?? code
          return (
            <li key={key}>
              <div>
                <strong>{short}</strong> {ticketName}
                <p>{t('differences.said', { at: chinaMoment(new Date(at)), result: t(`result.${result}`) })}</p>
              </div>
              <Button size="small" aria-label={t('differences.doneOf', { code: short })} onClick={() => onDone(key)}>
                {t('differences.done')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
