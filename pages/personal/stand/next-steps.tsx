import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  type BoothFacts,
  type BoothStep,
  boothSteps,
  doneSteps,
  EXHIBITS_RECOMMENDED,
  percentDone,
} from '#contract/fair/content/booth-steps.ts'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { addressOfStep } from './addresses'
import styles from './stand.module.css'

/** How complete the stand is, and what to do next, the most useful first. */
export function NextSteps({ facts }: { facts: BoothFacts }) {
  const { t } = useTranslation('content')
  const done = doneSteps(facts)
  const next = boothSteps.find((step) => !done[step])
  const say = (step: BoothStep) => t(`stand.step.${step}`, { count: EXHIBITS_RECOMMENDED, shown: facts.shownExhibits })
  return (
    <section className={styles.panel} aria-labelledby="stand-steps">
      <h3 id="stand-steps">{t('stand.complete')}</h3>
      <Progress percent={percentDone(done)} aria-label={t('stand.complete')} />
      <p>{t(next ? 'stand.nextLead' : 'stand.allDone')}</p>
      <ol className={styles.steps}>
        {boothSteps.map((step) => (
          <li key={step} data-done={done[step]} aria-current={step === next ? 'step' : undefined}>
            {done[step] ? (
              <span>
                {say(step)}
                <span className="yz-visually-hidden">{t('stand.done')}</span>
              </span>
            ) : (
              <Link to={addressOfStep(step, facts.drafts)}>
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
