import { Button, Checkbox, Tag } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppointmentState } from '#contract/trade/appointments/rules.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { dealingsAddress, demandAddress, leadAddress, ownDemandAddress } from '#src/common/app/exchange-addresses.ts'
import type { ShownText } from '#src/common/translation/use-shown-texts.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './appointments.module.css'
import { RoomLink } from './room/room-link'
import { TalkActions } from './talk-actions'
import { TalkSteps } from './talk-steps'
import { TalkTime } from './talk-time'

const colors: Partial<Record<AppointmentState, string>> = {
  initiated: 'processing',
  waiting: 'processing',
  proposed: 'warning',
  confirmed: 'success',
  met: 'success',
  noShow: 'error',
}

/** How a text that a person wrote is shown: itself, or its translation. */
type Show = (text: string) => ShownText

interface TalkCardProps {
  talk: Appointment
  shown: Show
  /** It can be chosen to be confirmed with others. */
  chosen?: { on: boolean; set: (on: boolean) => void } | undefined
  /** Further actions for the other side. */
  renderMore?: ((talk: Appointment) => ReactNode) | undefined
}

/** One talk: the other side, time, place, topic, state and actions. */
export function TalkCard({ talk, shown, chosen, renderMore }: TalkCardProps) {
  const { t, i18n } = useTranslation('appointments')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { side, state, company, buyer, booth, place, table, member, purpose, exhibitName } = talk
  const other = side === 'buyer' ? company : buyer
  const where = [
    t(`place.${place}`),
    place === 'booth' ? booth : '',
    place === 'table' && table ? t('card.table', { table }) : '',
  ]
  return (
    <article className={styles.talk} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {chosen ? (
            <Checkbox
              checked={chosen.on}
              aria-label={t('bulk.choose', { name: other })}
              onChange={({ target }) => chosen.set(target.checked)}
            />
          ) : null}{' '}
          {side === 'buyer' ? <a href={exhibitorAddress(talk.exhibitorId)}>{other}</a> : other}
        </h3>
        <Tag color={colors[state] ?? 'default'}>{t(`state.${side}.${state}`)}</Tag>
      </header>
      <p className={styles.when}>
        <TalkTime start={talk.start} end={talk.end} />
      </p>
      <p className={styles.purpose} lang={shown(purpose).lang}>
        {shown(purpose).text}
      </p>
      <About talk={talk} shown={shown} />
      <div className={styles.facts}>
        <span>{where.filter(Boolean).join(' · ')}</span>
        {exhibitName ? <span>{t('card.exhibit', { name: exhibitName })}</span> : null}
        {member ? <span>{t('card.member', { name: member })}</span> : null}
        {talk.answerBy ? <span>{t('card.answerBy', { at: momentText(talk.answerBy, i18n.language) })}</span> : null}
      </div>
      <Outcome talk={talk} shown={shown} />
      <RoomLink talk={talk} name={other} />
      <TalkActions talk={talk} name={other} />
      <div>
        <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'card.less' : 'card.more')}
        </Button>
        {side === 'buyer' ? (
          <Button
            type="link"
            size="small"
            href={dealingsAddress(talk.exhibitorId)}
            aria-label={t('card.dealingsWith', { company })}
          >
            {t('card.dealings')}
          </Button>
        ) : (
          <Button
            type="link"
            size="small"
            href={leadAddress(talk.buyerId)}
            aria-label={t('card.leadOf', { name: buyer })}
          >
            {t('card.lead')}
          </Button>
        )}
        {renderMore?.(talk)}
        {open ? <TalkSteps id={talk.id} /> : null}
      </div>
    </article>
  )
}

/** The demand that it is about, where its reader opens it: the buyer's own with its offers, or as exhibitors see it. */
function About({ talk: { side, about }, shown }: { talk: Appointment; shown: Show }) {
  const { t } = useTranslation('appointments')
  if (!about) return null
  const address = side === 'buyer' ? ownDemandAddress(about.demandId) : demandAddress(about.demandId)
  const title = shown(about.title).text
  return (
    <p className={styles.facts}>
      <a href={address}>{t(about.offerId === null ? 'card.about' : 'card.aboutOffer', { title })}</a>
    </p>
  )
}

/** Why it ended, what is reported about who did not come. */
function Outcome({ talk, shown }: { talk: Appointment; shown: Show }) {
  const { t } = useTranslation('appointments')
  const { side, state, endedBy, absent, contested, decision } = talk
  const reason = shown(talk.reason).text
  // Upheld, and withdrawn since by the side that had noted it.
  if (decision?.outcome === 'noShow' && state === 'met') return <p>{t('card.decided.conceded')}</p>
  if (decision) {
    const who = absent === side ? 'you' : 'other'
    return (
      <p>
        {decision.outcome === 'met' ? t('card.decided.met') : t(`card.decided.${who}`)}{' '}
        {t('card.decisionReason', { reason: shown(decision.reason).text })}
      </p>
    )
  }
  if (state === 'noShow' && absent) {
    const who = absent === side ? 'you' : 'other'
    return (
      <p>
        {t(`card.absent.${who}`)} {contested ? t('card.contested', { reason }) : null}
      </p>
    )
  }
  if (reason === '' || !endedBy) return null
  return <p>{t(endedBy === side ? 'card.reasonOwn' : 'card.reason', { reason })}</p>
}
