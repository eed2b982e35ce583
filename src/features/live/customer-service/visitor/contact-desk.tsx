import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import type { DemandInCard } from '#src/common/chat/demand-in-card.ts'
import { useIm } from '#src/common/chat/use-im.ts'
import { useSession } from '#src/common/session/session.ts'
import { session } from '#src/common/session/storage.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { Empty, Failed } from '#src/common/ui/states.tsx'
import { useCompany, useInbox, useLiveInbox, useContacts } from '../api'
import { CompanyButton } from './company-button'
import { CompanyCard } from './company-card'
import styles from './contact-desk.module.css'
import { ConversationList } from '../conversation-list'
import { listedServices } from './listed-services'
import { OwnService } from '../agent/own-service'
import { ServiceState } from './service-line'
import { contactPath, isFairAgent } from '../side'
import { BackIcon } from '../tool-icons'
import { handoverTranscript } from '../handover-transcript'
import { useKicked } from '#src/common/chat/use-kicked.ts'
import { VisitorTalk } from './visitor-talk'

/** The turns that the assistant left for customer service, until they were sent or closed. */
function useContactNotice(requested: boolean, forget: () => void) {
  const [notified, setTold] = useState(() =>
    requested ? handoverTranscript(session.get('assistantHandOver') ?? []) : [],
  )
  if (notified.length === 0) return undefined
  const onDone = () => {
    session.remove('assistantHandOver')
    setTold([])
    forget()
  }
  return { notified, onDone }
}

interface ContactDeskProps {
  /** The own demand that the address names as `demandId`. */
  demand: DemandInCard | undefined
  /** What else can be done about the exhibitor of the open conversation, which other features bring. */
  renderWays?: (exhibitor: { id: number; name: string }) => ReactNode
}

/** Customer service as a visitor sees it: the conversations, and the one that the address names (spec: common §2). */
export function ContactDesk({ demand, renderWays }: ContactDeskProps) {
  const { t } = useTranslation('conversations')
  const query = useHashQuery()
  const navigate = useNavigate()
  const user = useSession()?.user
  const { im, state, error, retry } = useIm()
  useKicked(state)
  useLiveInbox(im)
  const exhibitorId = query.id('exhibitorId')
  const inbox = useInbox({ side: 'visitor', limit: 100 })
  const isOwn = exhibitorId === undefined && isFairAgent(user)
  const contacts = useContacts(exhibitorId, !isOwn)
  const userId = contacts.data?.userId ?? ''
  const { data: company } = useCompany(userId)
  const [listed, setListed] = useState(false)
  const forget = (name: string) => void navigate(query.to({ [name]: '' }), { replace: true })
  const turns = useContactNotice(query.text('from') === 'assistant', () => forget('from'))

  const unread = inbox.data?.list.reduce((sum, one) => sum + (one.userId === userId ? 0 : one.unreadCount), 0) ?? 0
  useTitle(unread > 0 ? t('title.unread', { count: unread }) : t('title.desk'))
  const refusal = contacts.data?.userId === '' ? contacts.data.content : ''
  useEffect(() => {
    if (refusal) showAlert(refusal)
  }, [refusal])

  const opened = userId === '' ? undefined : { userId, nick: company?.company ?? '', avatar: company?.logoUrl ?? '' }
  const list = listedServices(inbox.data?.list ?? [], opened, {
    fair: isFairAgent(user) ? undefined : t('fairService'),
    waiting: t('inquiry.waiting'),
    answered: t('inquiry.answered'),
  })
  const exhibitsId = query.id('exhibitsId')
  const service = opened && { ...opened, nick: opened.nick || t(userId === FAIR_SERVICE ? 'fairService' : 'service') }
  return (
    <div className={styles.desk} data-listed={listed}>
      <ConversationList
        label={t('list.label')}
        list={list}
        active={userId}
        to={contactPath}
        onOpen={() => setListed(false)}
        empty={t('list.none')}
      />
      <section className={styles.open} aria-labelledby="open-conversation">
        <header className={styles.head}>
          <button type="button" className={styles.back} aria-label={t('list.back')} onClick={() => setListed(true)}>
            <BackIcon />
          </button>
          <h2 id="open-conversation">{service?.nick ?? t('title.desk')}</h2>
          {service ? <ServiceState userId={service.userId} /> : null}
          {service ? <CompanyButton userId={service.userId} /> : null}
          {company?.exhibitorId ? (
            <span className={styles.ways}>{renderWays?.({ id: company.exhibitorId, name: company.company })}</span>
          ) : null}
        </header>
        {isOwn ? <OwnService /> : null}
        {refusal ? <Empty title={refusal} /> : null}
        {contacts.error ? <Failed error={contacts.error} retry={() => void contacts.refetch()} /> : null}
        {error === undefined ? null : <Failed error={error} retry={retry} />}
        {service && error === undefined ? (
          <VisitorTalk
            key={service.userId}
            im={im}
            service={service}
            exhibit={exhibitsId === undefined ? undefined : { id: exhibitsId, onDone: () => forget('exhibitsId') }}
            demand={demand && { of: demand, onDone: () => forget('demandId') }}
            draft={query.text('say')}
            turns={turns}
          />
        ) : null}
      </section>
      {service ? <CompanyCard userId={service.userId} /> : <aside />}
    </div>
  )
}
