import { Alert, Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './consents.module.css'

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog')).LeaveDialog }))

/** The way to have the own account deleted. The consequences are shown before any input. */
export function LeaveAccount() {
  const { t } = useTranslation('privacy')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.consents} aria-labelledby="leave-account">
      <h3 id="leave-account">{t('leave.title')}</h3>
      <p className={styles.lead}>{t('leave.lead')}</p>
      <Button danger onClick={() => setOpen(true)}>
        {t('leave.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Alert type="info" title={t('leave.opening')} />}>
          <LeaveDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
