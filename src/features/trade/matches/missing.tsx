import { useTranslation } from 'react-i18next'
import { isRequested, type MissingFact } from '#contract/trade/matches/rules.ts'
import { askOfDemandAddress } from '#src/common/app/addresses.ts'
import { editDemandAddress } from '#src/common/app/exchange-addresses.ts'
import styles from './matches.module.css'

interface ForBuyer {
  missing: readonly MissingFact[]
  demand: { id: number; title: string }
  exhibitor: { id: number; name: string }
}

/** What is not known of an exhibitor's exhibits, with a question to it that is written already; the buyer sends it. */
export function MissingForBuyer({ missing, demand, exhibitor }: ForBuyer) {
  const { t, i18n } = useTranslation('matches')
  const input = missing.filter(isRequested)
  if (input.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const facts = list.format(input.map((fact) => t(`fact.${fact}`)))
  const say = t('ask.text', { title: demand.title, facts })
  return (
    <p className={styles.missing}>
      <span>{t('missing.buyer', { facts })}</span>{' '}
      <a
        href={askOfDemandAddress(exhibitor.id, demand.id, say)}
        target="_blank"
        rel="noopener"
        aria-label={t('ask.of', { name: exhibitor.name, facts })}
      >
        {t('ask.do')}
      </a>
    </p>
  )
}

/** What the buyer's own demand does not say, once for all exhibitors. */
export function MissingInDemand({ missing, id }: { missing: readonly MissingFact[]; id: number }) {
  const { t, i18n } = useTranslation('matches')
  const own = missing.filter((fact) => !isRequested(fact) && fact !== 'currency')
  if (own.length === 0 && !missing.includes('currency')) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <p className={styles.missing}>
      {own.length > 0 ? (
        <>
          <span>{t('missing.demand', { facts: list.format(own.map((fact) => t(`fact.${fact}`))) })}</span>{' '}
          <a href={editDemandAddress(id)}>{t('missing.add')}</a>{' '}
        </>
      ) : null}
      {missing.includes('currency') ? <span>{t('missing.currency')}</span> : null}
    </p>
  )
}

/** What an exhibitor may add to its exhibits, and what the demand does not say. */
export function MissingForExhibitor({ missing }: { missing: readonly MissingFact[] }) {
  const { t, i18n } = useTranslation('matches')
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const say = (facts: readonly MissingFact[]) => list.format(facts.map((fact) => t(`fact.${fact}`)))
  const [own, others] = [
    missing.filter(isRequested),
    missing.filter((fact) => !isRequested(fact) && fact !== 'currency'),
  ]
  return (
    <p className={styles.missing}>
      {own.length > 0 ? <span>{t('missing.exhibits', { facts: say(own) })} </span> : null}
      {others.length > 0 ? <span>{t('missing.buyerSide', { facts: say(others) })} </span> : null}
      {missing.includes('currency') ? <span>{t('missing.currency')}</span> : null}
    </p>
  )
}
