import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { hasPermission } from '#contract/core/permissions.ts'
import type { OwnDemand as Demand } from '#contract/trade/demands/schemas.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { demandAddress, ownDemandsAddress } from '#src/common/app/exchange-addresses.ts'
import { Link } from '#src/common/app/link.tsx'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { BlockButton } from '#src/features/trade/blocks/block-button.tsx'
import { useDemand } from '#src/features/trade/demands/api.ts'
import { DemandActions } from '#src/features/trade/demands/demand-actions.tsx'
import { DemandStateTag } from '#src/features/trade/demands/demand-state.tsx'
import { EndMark } from '#src/features/trade/demands/end-mark.tsx'
import { useOwnDemand } from '#src/features/trade/demands/own-api.ts'
import { useTitleOf } from '#src/features/trade/demands/title-of.ts'
import type { BookAbout } from '#src/features/trade/appointments/book-dialog.tsx'
import { BookTalk } from '#src/features/trade/appointments/book-talk.tsx'
import { MatchesOfDemand } from '#src/features/trade/matches/matches-of-demand.tsx'
import { OffersToDemand } from '#src/features/trade/offers/compare/offers-to-demand.tsx'
import { ReportOfferButton, ReportOfferDialog } from '#src/features/operations/reports/report-offer.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import styles from './trade.module.css'

/** `/demands/:id`: an own demand and the offers to it. */
export function OwnDemand() {
  const { t } = useTranslation('own-demands')
  const id = parseId(useParams()['id'] ?? '')
  const own = useOwnDemand(id)
  if (!hasPermission(useSession()?.user.userType, 'publishDemands'))
    return <Empty title={t('own.closed')} text={t('own.closedText')} />
  return (
    <div>
      <Link className={lists.back} to="/demands">
        <Icon name="left" size={18} />
        {t('one.back')}
      </Link>
      <RecordShown
        id={id}
        query={own}
        loading={<div className={`yz-skeleton ${page.waiting}`} />}
        missing={t('exchange:detail.missing')}
        back={{ href: ownDemandsAddress, label: t('one.back') }}
      >
        {(demand) => <Sheet key={demand.id} demand={demand} />}
      </RecordShown>
    </div>
  )
}

function Sheet({ demand }: { demand: Demand }) {
  const { t } = useTranslation('own-demands')
  const navigate = useNavigate()
  const title = useTitleOf()(demand)
  useTitle(title)
  // What was offered to is what is shown, and not what is being written.
  const shown = useDemand(demand.shown ? demand.id : undefined)
  const [reported, setReported] = useState<Offer>()
  const renderMore = (offer: Offer) => (
    <>
      <ReportOfferButton offer={offer} onPress={() => setReported(offer)} />
      <BlockButton ofMany side="buyer" id={offer.exhibitor.id} name={offer.exhibitor.name} />
    </>
  )
  return (
    <div className={`${page.stack} ${styles.narrow}`}>
      <div>
        <h2 className={page.sectionTitle}>{title}</h2>
        <div className={styles.marks}>
          <DemandStateTag state={demand.state} />
          {demand.shown ? <EndMark end={demand.end} /> : null}
          {demand.shown ? (
            <Button type="link" size="small" href={demandAddress(demand.id)}>
              {t('do.see')}
            </Button>
          ) : null}
          <DemandActions demand={demand} onDeleted={() => void navigate('/demands')} />
        </div>
      </div>
      {demand.opinion ? <Alert type="warning" showIcon title={t('form.opinion')} description={demand.opinion} /> : null}
      {shown.data ? (
        <OffersToDemand
          demand={shown.data}
          renderWays={({ id: offerId, exhibitor, shortlisted: isKnown }) => (
            <Talk with={exhibitor} about={{ demandId: demand.id, offerId, title, isKnown }} small />
          )}
          renderMore={renderMore}
        />
      ) : null}
      {demand.shown && demand.end === '' ? (
        <MatchesOfDemand
          demand={{ id: demand.id, title }}
          renderWays={(exhibitor) => <Talk with={exhibitor} about={{ demandId: demand.id, title }} />}
        />
      ) : null}
      {demand.shown ? <ContactSeen by={demand.contactSeenBy} /> : null}
      {reported ? <ReportOfferDialog offer={reported} title={title} onClose={() => setReported(undefined)} /> : null}
    </div>
  )
}

interface TalkProps {
  with: { id: number; name: string }
  about: BookAbout
  /** In a row of a table. */
  small?: boolean
}

/** Asks an exhibitor for a talk about the demand or its offer; not there where it has set no time. */
function Talk({ with: { id, name }, about, small = false }: TalkProps) {
  const { t } = useTranslation('appointments')
  return (
    <BookTalk
      exhibitorId={id}
      name={name}
      about={about}
      renderButton={(press) => (
        <Button
          className={small ? '' : (styles.talk ?? '')}
          {...(small ? { type: 'link', size: 'small' } : {})}
          aria-label={t('book.of', { name })}
          onClick={press}
        >
          {t('common:talk.book')}
        </Button>
      )}
    />
  )
}

function ContactSeen({ by }: { by: Demand['contactSeenBy'] }) {
  const { t, i18n } = useTranslation('own-demands')
  return (
    <section aria-labelledby="seen" className={styles.seen}>
      <h3 id="seen">{t('one.seen')}</h3>
      {by.length === 0 ? (
        <p>{t('one.seenNone')}</p>
      ) : (
        <ul>
          {by.map(({ id, name, since }) => (
            <li key={id}>{t('one.since', { name, at: momentText(since, i18n.language) })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
