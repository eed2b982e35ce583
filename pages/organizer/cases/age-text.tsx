import { useTranslation } from 'react-i18next'
import { useNow } from '#src/common/app/use-now.ts'
import { waitingDays, isLate } from './age'
import styles from './case.module.css'
import { momentText } from '#src/common/work/moment.ts'

/** How long ago it was sent; red where it waits too long, with a text for screen readers. */
export function AgeText({ at, waits }: { at: string; waits: boolean }) {
  const { t, i18n } = useTranslation('organizer')
  const now = useNow()
  const { unit, count } = waitingDays(at, now)
  const late = waits && isLate(at, now)
  return (
    <time className={late ? styles.late : undefined} dateTime={at} title={momentText(at, i18n.language)}>
      {t(`age.${unit}`, { count })}
      {late ? <span className="yz-visually-hidden">{t('age.late')}</span> : null}
    </time>
  )
}
