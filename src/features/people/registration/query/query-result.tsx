import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { loginAddress, registerAddress } from '#src/common/app/addresses.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { type Opened, type RegistrationResult, useRegistrationResult } from './api'
import { toOutcome } from './outcome'
import { Progress } from './progress'
import { TicketExpired } from './ticket-expired'
import styles from './query.module.css'

interface QueryResultProps {
  opened: Opened
  backTo: string
  onAmend: (result: RegistrationResult) => void
  onAgain: () => void
}

/** What has become of a registration, fetched for who has proved its phone or e-mail. */
export function QueryResult({ opened, backTo, onAmend, onAgain }: QueryResultProps) {
  const { t } = useTranslation('registration')
  const query = useRegistrationResult(opened)
  if (isRefusal(query.error, 'TicketEnded')) return <TicketExpired backTo={backTo} onAgain={onAgain} />
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />
  const outcome = query.data
    ? toOutcome(query.data.result, query.data.state)
    : opened.result === ''
      ? undefined
      : toOutcome(opened.result)
  return (
    <div className={styles.result}>
      <Progress outcome={outcome} />
      {query.data ? (
        <Found result={query.data} onAmend={onAmend} />
      ) : (
        <div className={`yz-skeleton ${styles.waiting}`} role="img" aria-label={t('query.loading')} />
      )}
    </div>
  )
}

function Found({ result, onAmend }: { result: RegistrationResult; onAmend: (result: RegistrationResult) => void }) {
  const { t, i18n } = useTranslation('registration')
  const outcome = toOutcome(result.result, result.state)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: FAIR_ZONE })
  const facts = [
    [t('query.name'), result.name],
    [t('query.kind'), t(`kind.${result.kind}`)],
    [t('query.submitted'), day.format(new Date(result.submittedAt))],
    ...(result.decidedAt ? [[t('query.decided'), day.format(new Date(result.decidedAt))]] : []),
  ]
  return (
    <section className={styles.found} role="status" data-outcome={outcome}>
      <h2>{t(`outcome.${outcome}`)}</h2>
      <p>{t(`outcome.${outcome}Text`)}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {result.opinion ? (
        <blockquote className={styles.opinion}>
          <strong>{t('query.opinion')}</strong>
          <p>{result.opinion}</p>
        </blockquote>
      ) : null}
      {outcome === 'approved' ? (
        <a className="yz-button" href={loginAddress}>
          {t('query.login')}
        </a>
      ) : null}
      {outcome === 'rejected' ? (
        <a className="yz-button" href={registerAddress}>
          {t('query.registerAgain')}
        </a>
      ) : null}
      {outcome === 'changes' && result.record ? (
        <button type="button" className="yz-button" onClick={() => onAmend(result)}>
          {t('query.amend')}
        </button>
      ) : null}
    </section>
  )
}
