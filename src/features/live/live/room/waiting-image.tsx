import { useTranslation } from 'react-i18next'
import styles from './zone.module.css'

/** A stage before its curtain rises, for sessions that have not begun (spec: common §4). */
export function WaitingImage() {
  const { t } = useTranslation('live-room')
  return (
    <div className={styles.waiting}>
      <svg viewBox="0 0 240 160" role="img" aria-label={t('waiting.title')}>
        <path d="M20 132h200" stroke="var(--ink-soft)" strokeWidth="2" />
        <path d="M34 28h172v104H34Z" fill="var(--accent-soft)" />
        <path d="M34 28h86c0 52-22 88-70 104H34ZM206 28h-86c0 52 22 88 70 104h16Z" fill="var(--accent)" />
        <path
          d="M58 28c0 46-8 80-20 102M84 28c0 48-12 78-32 100M182 28c0 46 8 80 20 102M156 28c0 48 12 78 32 100"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="1.5"
          opacity="0.45"
        />
        <path d="M28 20h184v12H28Z" fill="var(--ink)" />
        <path d="M120 132V96M104 132c0-6 6-10 16-10s16 4 16 10" fill="none" stroke="var(--ink)" strokeWidth="3" />
        <circle cx="120" cy="86" r="11" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" />
        <path d="M120 80v6l4 3" fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <h3>{t('waiting.title')}</h3>
      <p>{t('waiting.text')}</p>
    </div>
  )
}
