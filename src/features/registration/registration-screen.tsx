import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useTitle } from '../../common/app/use-title'
import { PageHead } from '../../common/ui/list/page-head'
import { toJoinType } from './model/draft'
import { RegistrationFlow } from './registration-flow'
import styles from './registration-screen.module.css'

/** The registration page, in whichever entry it stands. */
export function RegistrationScreen() {
  const { t } = useTranslation('registration')
  const { search } = useLocation()
  const joinType = toJoinType(`${window.location.search}#${search}`)
  useTitle(t('title.register'))
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <PageHead title={t('title.register')} lead={t('title.registerLead')} />
      <RegistrationFlow key={joinType} joinType={joinType} />
    </div>
  )
}
