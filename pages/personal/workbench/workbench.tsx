import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../../contract/core/permissions'
import { useSession } from '../../../src/common/session/session'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { OpenApplications } from './open-applications'
import { Booked, NextLives } from './next-lives'
import { Unanswered, Unread } from './waiting-messages'

/** What waits for whoever works for an exhibitor, each part with the way to all of it. */
export function Workbench() {
  const { t } = useTranslation('personal')
  const userType = useSession()?.user.userType
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('nav.workbench')}</h2>
      <p className={lists.lead}>{t('workbench.lead')}</p>
      {hasPermission(userType, 'answerVisitors') ? <Unanswered /> : <Unread />}
      {hasPermission(userType, 'runLives') ? <NextLives /> : <Booked />}
      <OpenApplications />
    </div>
  )
}
