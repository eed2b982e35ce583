import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#src/common/app/use-title.ts'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { ApplicationList } from './application-list'
import styles from './applications.module.css'
import { AskLogin } from './ask-login'

/** The application query: a guest is prompted to log in first (spec: access §2.4, §6). */
export function ApplicationsScreen() {
  const { t } = useTranslation('enrollment')
  useTitle(t('list.title'))
  const signedIn = useSession()
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      {signedIn ? <ApplicationList /> : <Invitation />}
    </div>
  )
}

function Invitation() {
  const { t } = useTranslation('enrollment')
  const [requesting, setRequesting] = useState(true)
  return (
    <div className={styles.invitation}>
      <Empty title={t('login.title')} text={t('login.query')}>
        <button type="button" className="yz-button" onClick={() => goToLogin()}>
          {t('login.yes')}
        </button>
      </Empty>
      {requesting ? <AskLogin for="query" onClose={() => setRequesting(false)} /> : null}
    </div>
  )
}
