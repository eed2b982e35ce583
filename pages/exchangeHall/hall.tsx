import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../contract/core/permissions'
import { usePageView } from '../../src/common/analytics/collector'
import { ownOffersAddress } from '../../src/common/app/exchange-addresses'
import { lazyPart } from '../../src/common/app/lazy-part'
import { Link } from '../../src/common/app/link'
import { useTitle } from '../../src/common/app/use-title'
import { useSession } from '../../src/common/session/session'
import { PageHead } from '../../src/common/ui/list/page-head'
import { Shown } from '../../src/common/ui/states'
import { useDemands } from '../../src/features/demands/api'
import { DemandGrid, DemandGridSkeleton } from '../../src/features/demands/demand-grid'
import { useTradeStatistics } from '../../src/features/offers/api'
import styles from './hall.module.css'
import { OnceSeen } from './once-seen'

const NEWEST = 6
const steps = ['publish', 'review', 'offer', 'choose'] as const

/** Drawn where they are scrolled to. */
const TradeCharts = lazyPart(async () => (await import('../../src/features/offers/trade-charts')).TradeCharts)

/** `/`: the exchange hall: what it is, how it stands, what is asked for now, and how it works (spec: live §1). */
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
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('hall.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`step.${step}.title`)}</h3>
              <p>{t(`step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="charts">
        <h2 id="charts">{t('charts.title')}</h2>
        <OnceSeen
          className={styles.chartsWaiting ?? ''}
          waiting={<div className={`yz-skeleton ${styles.chartsWaiting}`} />}
        >
          <TradeCharts />
        </OnceSeen>
      </section>
    </div>
  )
}

function Ways() {
  const { t } = useTranslation('demands')
  const userType = useSession()?.user.userType
  return (
    <p className={styles.ways}>
      <Link className="yz-button" to="/publish">
        {t('hall.publish')}
      </Link>
      <Link className="yz-button" data-kind="quiet" to="/needs">
        {t('hall.browse')}
      </Link>
      {hasPermission(userType, 'offer') ? (
        <a className="yz-button" data-kind="quiet" href={ownOffersAddress}>
          {t('hall.ownOffers')}
        </a>
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
