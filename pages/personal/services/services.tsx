import { useTranslation } from 'react-i18next'
import { type ServiceKind, serviceKinds } from '#contract/commerce/services/rules.ts'
import { ownTicketsAddress, resourceAddress } from '#src/common/app/ticket-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { OwnBookings } from '#src/features/commerce/services/own/own-bookings.tsx'
import { Standing } from '#src/features/commerce/services/standing.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

// Badges are tickets, and stand among them.
const kinds = serviceKinds.filter((kind) => kind !== 'badge')

/** What the own exhibitor has ordered of exhibition services, and what is still to be done for it. */
export function Services() {
  const { t } = useTranslation('own-services')
  const query = useHashQuery()
  const kind = kinds.find((one) => one === query.text('kind'))
  const exhibitorId = useSession()?.user.exhibitorId ?? 0
  const tab = (key: ServiceKind | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`orders:serviceKind.${key}`) : t('all'),
    to: query.to({ kind: key }),
    current: key === kind,
  })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <Standing>
        <a className="yz-button" data-kind="quiet" href={ownTicketsAddress}>
          {t('toBadges')}
        </a>
        <a className="yz-button" data-kind="quiet" href={resourceAddress}>
          {t('toOrdering')}
        </a>
      </Standing>
      <LinkTabs label={t('kinds')} tabs={[undefined, ...kinds].map(tab)} />
      <OwnBookings query={query} kind={kind} roomAddress={`./vr.html#/booth?id=${exhibitorId}`} />
    </div>
  )
}
