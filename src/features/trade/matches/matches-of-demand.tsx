import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#contract/trade/matches/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { editDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useMatches } from './api'
import { MatchedExhibits } from './matched-exhibits'
import styles from './matches.module.css'
import { MissingForBuyer, MissingInDemand } from './missing'
import { Reasons } from './reasons'

/** Exhibitors that are drawn at first. */
const FIRST = 5

interface MatchesProps {
  demand: { id: number; title: string }
  /** What else can be done about a suiting exhibitor, which other features bring. */
  renderWays?: (exhibitor: { id: number; name: string }) => ReactNode
}

/** The exhibitors that suit an own demand that is open, each with why and with what is not known of it. */
export function MatchesOfDemand({ demand, renderWays }: MatchesProps) {
  const { t } = useTranslation('matches')
  const matches = useMatches(demand.id)
  const [all, setAll] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="matches">
      <h3 id="matches">{t('ofDemand.title')}</h3>
      <p className={styles.lead}>{t('ofDemand.lead')}</p>
      <Shown query={matches} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t('ofDemand.empty')} text={t('ofDemand.emptyText')}>
              <a className="yz-button" href={editDemandAddress(demand.id)}>
                {t('missing.add')}
              </a>
            </Empty>
          ) : (
            <>
              <MissingInDemand id={demand.id} missing={list[0]?.missing ?? []} />
              <ol className={styles.list}>
                {list.slice(0, all ? list.length : FIRST).map((match) => (
                  <li key={match.exhibitor.id}>
                    <One match={match} demand={demand} {...(renderWays ? { renderWays } : {})} />
                  </li>
                ))}
              </ol>
              {list.length > FIRST && !all ? (
                <Button onClick={() => setAll(true)}>{t('ofDemand.more', { count: list.length - FIRST })}</Button>
              ) : null}
            </>
          )
        }
      </Shown>
    </section>
  )
}

function One({ match, demand, renderWays }: MatchesProps & { match: Match }) {
  const { t } = useTranslation('matches')
  const { exhibitor, exhibits, reasons, missing } = match
  const languageOf = useTextLanguage(exhibitor.fallbackFields)
  const place = [exhibitor.hallName, exhibitor.booth && t('booth', { booth: exhibitor.booth })].filter(Boolean)
  return (
    <article className={styles.one}>
      <header>
        <h4 lang={languageOf('name')}>
          <a href={exhibitorAddress(exhibitor.id)} target="_blank" rel="noopener">
            {exhibitor.name}
          </a>
        </h4>
        <small>{place.join(' · ')}</small>
      </header>
      <Reasons reasons={reasons} reader="buyer" />
      <MatchedExhibits exhibits={exhibits} />
      <MissingForBuyer missing={missing} demand={demand} exhibitor={exhibitor} />
      {renderWays?.(exhibitor)}
    </article>
  )
}
