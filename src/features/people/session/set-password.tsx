import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { AccessScreen } from './access-screen'
import styles from './access.module.css'

/** `/setPassword?uuid&authEmail`: mode SET_PASS by link; without a ticket one proves oneself first (spec: access §2.1). */
export function SetPassword({ sidePanel }: { sidePanel?: ReactNode }) {
  const { t } = useTranslation('access')
  const { text } = useHashQuery()
  const navigate = useNavigate()
  // Who was invited by an exhibitor logs in as its people do.
  const login = text('role') === 'exhibitor' ? '/?role=exhibitor' : '/'
  const uuid = text('uuid')
  if (/^[\w-]{16,128}$/.test(uuid)) {
    const start = { mode: 'SET_PASS', ticket: { uuid, email: text('authEmail') } } as const
    return (
      <AccessScreen start={start} sidePanel={sidePanel} onPasswordSet={() => void navigate(login, { replace: true })} />
    )
  }
  return (
    <>
      <p className={styles.notice} role="alert">
        {t('reset.first')}
      </p>
      <AccessScreen start={{ mode: 'FORGET_PASS' }} sidePanel={sidePanel} />
    </>
  )
}
