import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { demandInCard } from '#src/common/chat/demand-in-card.ts'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { BookTalk } from '#src/features/trade/appointments/book-talk.tsx'
import { useDemand } from '#src/features/trade/demands/api.ts'
import { ContactDesk } from '#src/features/live/customer-service/visitor/contact-desk.tsx'
import styles from './concact.module.css'

/** Customer service, for who is signed in: others log in and come back (spec: common §6). */
export function ContactScreen() {
  const { t } = useTranslation('conversations')
  const user = useSession()?.user
  const userId = user?.userId
  const canRequest = hasPermission(user?.userType, 'askAppointments')
  useEffect(() => {
    if (userId === undefined) goToLogin()
  }, [userId])
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <h1>{t('title.desk')}</h1>
      {userId === undefined ? (
        <div className={`yz-skeleton ${styles.waiting}`} />
      ) : (
        <Desk
          key={userId}
          {...(canRequest ? { renderWays: ({ id, name }) => <Talk key={id} exhibitorId={id} name={name} /> } : {})}
        />
      )}
    </div>
  )
}

/** Customer service with the demand that the address names, if it is the reader's own. */
function Desk(props: Omit<ComponentProps<typeof ContactDesk>, 'demand'>) {
  const demandId = useHashQuery().id('demandId')
  const { data: demand } = useDemand(demandId)
  const isNamed = demand?.own && demand.id === demandId
  return <ContactDesk {...props} demand={isNamed ? demandInCard(demand) : undefined} />
}

/** Quieter than what sends a message. */
function Talk(of: { exhibitorId: number; name: string }) {
  const { t } = useTranslation()
  return (
    <BookTalk
      {...of}
      renderButton={(press) => (
        <button type="button" className="yz-button" data-kind="quiet" onClick={press}>
          {t('talk.book')}
        </button>
      )}
    />
  )
}
