import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { useSession } from '#src/common/session/session.ts'
import { useTour } from '#src/common/work/tour/use-tour.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { OpenApplications } from './open-applications'
import { Booked, NextLives } from './next-lives'
import { Unanswered, Unread } from './waiting-messages'

const stops = ['lives', 'inquiries', 'signUps', 'profile'] as const

/** What waits for whoever works for an exhibitor, each part with the way to all of it. */
export function Workbench() {
  const { t } = useTranslation('personal')
  const userType = useSession()?.user.userType
  const tourOf = hasPermission(userType, 'signUp') ? stops : (['inquiries', 'profile'] as const)
  const { tour, start } = useTour(
    'workbench',
    tourOf.map((at) => ({ at, title: t(`tour.${at}.title`), text: t(`tour.${at}.text`) })),
  )
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('nav.workbench')}</h2>
        <Button type="link" onClick={start}>
          {t('work:tour.start')}
        </Button>
      </div>
      <p className={lists.lead}>{t('workbench.lead')}</p>
      {hasPermission(userType, 'answerVisitors') ? <Unanswered /> : <Unread />}
      {hasPermission(userType, 'runLives') ? <NextLives /> : <Booked />}
      <OpenApplications />
      {tour}
    </div>
  )
}
