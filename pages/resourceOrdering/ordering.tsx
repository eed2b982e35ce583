import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { ownServicesAddress } from '#src/common/app/ticket-addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { useSession } from '#src/common/session/session.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useServices, useServiceStanding } from '#src/features/commerce/services/api.ts'
import { Catalogue, CatalogueSkeleton } from '#src/features/commerce/services/catalogue/catalogue.tsx'
import styles from './ordering.module.css'
import { useMayOrder } from './use-may-order'
import { useOrderForm } from './use-order-form'

/** What the own exhibitor has signed, for who speaks for one. */
const Standing = lazyPart(async () => (await import('#src/features/commerce/services/standing.tsx')).Standing)

/** What lies below the catalogue, with its texts. */
const OrderingRest = lazyPart(async () => {
  await whenIdle()
  const [{ OrderingRest: rest }] = await Promise.all([import('./ordering-rest'), startTexts('service-order')])
  return rest
})

/** `/`: what exhibitors can order, and the way to an order (spec: access §2.7, live §6). */
export function Ordering() {
  const { t } = useTranslation('services')
  useTitle(t('title'))
  const services = useServices()
  const user = useSession()?.user
  const mayOrder = useMayOrder()
  const isExhibitor = mayOrder === true
  const standing = useServiceStanding(isExhibitor)
  const { order, busy, dialog } = useOrderForm()
  const renderWay = (service: Service) => {
    const hindrance =
      mayOrder === false
        ? 'exhibitorsOnly'
        : standing.data?.contract === null
          ? 'noContract'
          : service.badge?.left === 0
            ? 'soldOut'
            : undefined
    if (hindrance) return <span className={styles.hindrance}>{t(`order.${hindrance}`)}</span>
    return (
      <button
        type="button"
        className="yz-button"
        aria-busy={busy === service.id}
        aria-label={t('order.of', { name: service.name })}
        onClick={() => order(service)}
      >
        {t('order.do')}
      </button>
    )
  }
  return (
    <div className="yz-wrap">
      <header className="yz-page-head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isExhibitor ? (
        <Suspense fallback={<div className={`yz-skeleton ${styles.standing}`} />}>
          <Standing key={user?.userId}>
            <a className="yz-button" data-kind="quiet" href={ownServicesAddress}>
              {t('standing.ownServices')}
            </a>
          </Standing>
        </Suspense>
      ) : null}
      {mayOrder === false ? (
        <p className={styles.notice} role="status">
          {t('exhibitorsOnly')}
        </p>
      ) : null}
      <Shown query={services} loading={<CatalogueSkeleton />}>
        {(all) => <Catalogue services={all} renderWay={renderWay} />}
      </Shown>
      <Suspense fallback={<div className={styles.rest} />}>
        <OrderingRest />
      </Suspense>
      {dialog}
    </div>
  )
}
