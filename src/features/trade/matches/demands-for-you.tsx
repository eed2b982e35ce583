import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchingDemand } from '#contract/trade/matches/schemas.ts'
import { demandAddress, supplyAddress } from '#src/common/app/exchange-addresses.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { formatLastDay, useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'
import { useMatchingDemands } from './api'
import { MatchedExhibits } from './matched-exhibits'
import styles from './matches.module.css'
import { MissingForExhibitor } from './missing'
import { Reasons } from './reasons'

/** Demands that are drawn at first. */
const FIRST = 3

/** The open demands that suit what the own exhibitor shows, each with why. */
export function DemandsForYou() {
  const { t } = useTranslation('matches')
  const matching = useMatchingDemands(true)
  const [all, setAll] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="for-you">
      <h3 id="for-you">{t('forYou.title')}</h3>
      <p className={styles.lead}>{t('forYou.lead')}</p>
      <Shown query={matching} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t('forYou.empty')} text={t('forYou.emptyText')} />
          ) : (
            <>
              <ol className={styles.list}>
                {list.slice(0, all ? list.length : FIRST).map((one) => (
                  <li key={one.demand.id}>
                    <One of={one} />
                  </li>
                ))}
              </ol>
              {list.length > FIRST && !all ? (
                <Button onClick={() => setAll(true)}>{t('forYou.more', { count: list.length - FIRST })}</Button>
              ) : null}
            </>
          )
        }
      </Shown>
    </section>
  )
}

function One({ of }: { of: MatchingDemand }) {
  const { t, i18n } = useTranslation('matches')
  const { demand, exhibits, reasons, missing } = of
  const languageOf = useTextLanguage(demand.fallbackFields)
  const [quantity, price] = [useQuantity(), useUnitPrice()]
  const facts = [quantity(demand.quantity, demand.unit), price(demand)]
  return (
    <article className={styles.one}>
      <header>
        <h4 lang={languageOf('title')}>
          <a href={demandAddress(demand.id)}>{demand.title}</a>
        </h4>
        <small>
          {[...facts, t('demands:card.until', { day: formatLastDay(demand.validUntil, i18n.language) })].join(' · ')}
        </small>
      </header>
      <Reasons reasons={reasons} reader="exhibitor" />
      <MatchedExhibits exhibits={exhibits} />
      <MissingForExhibitor missing={missing} />
      <Button
        className={styles.way ?? ''}
        href={supplyAddress(demand.id)}
        aria-label={t('forYou.offerTo', { title: demand.title })}
      >
        {t('forYou.offer')}
      </Button>
    </article>
  )
}
