import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Link } from '#src/common/app/link.tsx'
import { startTexts } from '#src/common/i18n/texts.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useDemands } from '#src/features/trade/demands/api.ts'
import { DemandGrid, DemandGridSkeleton } from '#src/features/trade/demands/demand-grid.tsx'
import { useTradeStatistics } from '#src/features/trade/offers/api.ts'
import styles from './hall.module.css'

const NEWEST = 6

/** For an exhibitor: who may do what is known to who is signed in. */
const OwnOffersWay = lazyPart(async () => (await import('./own-offers-way')).OwnOffersWay)

/** What lies below the newest demands, with its texts. */
const HallRest = lazyPart(async () => {
  await whenIdle()
  const [{ HallRest: rest }] = await Promise.all([import('./hall-rest'), startTexts('exchange')])
  return rest
})

/** `/`: the exchange hall: what it is, how it stands, what is requested now, and how it works (spec: live §1). */
export function Hall() {
  const { t } = useTranslation('demands')
  usePageView('supplyhall')
  useTitle(t('hall.title'))
  const newest = useDemands({ limit: NEWEST, open: true, sort: 'newest' })
  return (
    <div className="yz-wrap">
      <PageHead title={t('hall.title')} lead={t('hall.lead')}>
        <Ways />
      </PageHead>
      <Numbers />
      <section className={styles.section} aria-labelledby="newest">
        <div className={styles.sectionHead}>
          <h2 id="newest">{t('hall.newest')}</h2>
          <Link to="/needs">{t('hall.all')}</Link>
        </div>
        <Shown query={newest} loading={<DemandGridSkeleton count={NEWEST} />}>
          {({ list }) => <DemandGrid demands={list} />}
        </Shown>
      </section>
      <Suspense fallback={<div className={styles.rest} />}>
        <HallRest />
      </Suspense>
    </div>
  )
}

function Ways() {
  const { t } = useTranslation('demands')
  const signedIn = useSession()
  return (
    <p className={styles.ways}>
      <Link className="yz-button" to="/publish">
        {t('hall.publish')}
      </Link>
      <Link className="yz-button" data-kind="quiet" to="/needs">
        {t('hall.browse')}
      </Link>
      {signedIn ? (
        <Suspense fallback={null}>
          <OwnOffersWay userType={signedIn.user.userType} />
        </Suspense>
      ) : null}
    </p>
  )
}

const numbers = ['open', 'offers', 'matched'] as const

function Numbers() {
  const { t, i18n } = useTranslation('demands')
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <Shown
      query={useTradeStatistics()}
      loading={<div className={`yz-skeleton ${styles.numbersWaiting}`} aria-hidden="true" />}
    >
      {(statistics) => (
        <dl className={styles.numbers}>
          {numbers.map((name) => (
            <div key={name}>
              <dt>{t(`number.${name}`)}</dt>
              <dd>{format.format(statistics[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Shown>
  )
}
