import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useOpenCoupons } from '#src/features/commerce/coupons/api.ts'
import { ClaimButton } from '#src/features/commerce/coupons/claim-button.tsx'
import { CodeForm } from '#src/features/commerce/coupons/code-form.tsx'
import { CouponCard, type TicketNames } from '#src/features/commerce/coupons/coupon-card.tsx'
import styles from '#src/features/commerce/coupons/coupons.module.css'
import { useTicketTypes } from '#src/features/commerce/tickets/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { OwnCoupons } from './own-coupons'

/** The own coupons, and those that can be claimed (spec: live §9). */
export function Coupons() {
  const { t } = useTranslation('coupons')
  const query = useHashQuery()
  const isOpen = query.text('part') === 'open'
  const names: TicketNames = new Map(useTicketTypes().data?.map(({ id, name }) => [id, name]))
  const toOwn = () => query.set({ part: '', state: '', page: 1 })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <LinkTabs
        label={t('parts')}
        tabs={[
          { key: 'own', to: '/coupons', label: t('own'), current: !isOpen },
          { key: 'open', to: '/coupons?part=open', label: t('open.title'), current: isOpen },
        ]}
      />
      <CodeForm onClaimed={toOwn} />
      {isOpen ? <OpenCoupons ticketNames={names} /> : <OwnCoupons query={query} ticketNames={names} />}
    </div>
  )
}

/** What anybody can claim now. */
function OpenCoupons({ ticketNames }: { ticketNames: TicketNames }) {
  const { t } = useTranslation('coupons')
  const coupons = useOpenCoupons()
  return (
    <Shown query={coupons} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty title={t('open.none')} text={t('open.noneText')} />
        ) : (
          <ul className={styles.list} aria-label={t('open.title')}>
            {list.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard coupon={coupon} ticketNames={ticketNames} ways={<ClaimButton coupon={coupon} />}>
                  {coupon.perPerson > 1 ? <p>{t('open.left', { left: coupon.left, max: coupon.perPerson })}</p> : null}
                </CouponCard>
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  )
}
