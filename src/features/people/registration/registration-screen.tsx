import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useTitle } from '#src/common/app/use-title.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { toJoinType, toPreRegistration } from './model/draft'
import { RegistrationFlow } from './registration-flow'
import { usePreRegistered } from './use-pre-registered'
import styles from './registration-screen.module.css'

/** The registration page, in whichever entry it stands. */
export function RegistrationScreen() {
  const { t } = useTranslation('registration')
  const { search } = useLocation()
  const address = `${window.location.search}#${search}`
  const joinType = toJoinType(address)
  const { isReady, problem } = usePreRegistered(joinType, toPreRegistration(address))
  useTitle(t('title.register'))
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <PageHead title={t('title.register')} lead={t('title.registerLead')} />
      {problem ? <p role="alert">{problem}</p> : null}
      {isReady ? (
        <RegistrationFlow key={joinType} joinType={joinType} />
      ) : (
        <div className="yz-skeleton yz-shell-title" />
      )}
    </div>
  )
}
