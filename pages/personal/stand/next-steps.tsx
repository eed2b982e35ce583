import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { profileAddress, standExhibitAddress, standExhibitsAddress } from './addresses'
import styles from './stand.module.css'
import { doneSteps, EXHIBITS_WANTED, percentDone, type StandFacts, type StandStep, standSteps } from './steps'

/** Drafts are completed before another exhibit is begun. */
function addressOf(step: StandStep, { drafts }: StandFacts): string {
  if (step !== 'exhibits') return profileAddress
  return drafts > 0 ? `${standExhibitsAddress}?state=draft` : standExhibitAddress('new')
}

/** How complete the stand is, and what to do next, the most useful first. */
export function NextSteps({ facts }: { facts: StandFacts }) {
  const { t } = useTranslation('content')
  const done = doneSteps(facts)
  const next = standSteps.find((step) => !done[step])
  const say = (step: StandStep) => t(`stand.step.${step}`, { count: EXHIBITS_WANTED, shown: facts.shownExhibits })
  return (
    <section className={styles.panel} aria-labelledby="stand-steps">
      <h3 id="stand-steps">{t('stand.complete')}</h3>
      <Progress percent={percentDone(done)} aria-label={t('stand.complete')} />
      <p>{t(next ? 'stand.nextLead' : 'stand.allDone')}</p>
      <ol className={styles.steps}>
        {standSteps.map((step) => (
          <li key={step} data-done={done[step]} aria-current={step === next ? 'step' : undefined}>
            {done[step] ? (
              <span>
                {say(step)}
                <span className="yz-visually-hidden">{t('stand.done')}</span>
              </span>
            ) : (
              <Link to={addressOf(step, facts)}>
                {say(step)}
                <Icon name="right" size={18} />
              </Link>
            )}
            {step === 'exhibits' && facts.drafts > 0 ? (
              <small>{t('stand.drafts', { count: facts.drafts })}</small>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
