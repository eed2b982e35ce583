import { Progress, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { EXHIBITS_RECOMMENDED } from '#contract/fair/content/booth-steps.ts'
import { CARD_ROWS } from '#contract/operations/overview/limits.ts'
import { signUpAddress } from '#src/common/app/addresses.ts'
import { resourceAddress } from '#src/common/app/ticket-addresses.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { addressOfStep } from '../stand/addresses'
import { EmptyCard } from './card'
import type { BodyProps } from './body-props'
import styles from './overview.module.css'
import { Row } from './row'

/** How complete the online booth is, with the next steps. */
export function BoothCard({ card: { percent, steps, shownExhibits, drafts } }: BodyProps<'booth'>) {
  const { t } = useTranslation('overview')
  return (
    <>
      <Progress percent={percent} aria-label={t('card.booth.percent', { percent })} />
      {steps.length === 0 ? <p className={styles.note}>{t('card.booth.done')}</p> : null}
      <ol>
        {steps.slice(0, CARD_ROWS).map((step) => (
          <Row
            key={step}
            to={addressOfStep(step, drafts)}
            title={t(`content:stand.step.${step}`, { count: EXHIBITS_RECOMMENDED, shown: shownExhibits })}
          />
        ))}
      </ol>
    </>
  )
}

/** Adverts that were bought and are to be filled in, and the live hours that are left. */
export function ServicesCard({ card: { list, liveMinutesLeft } }: BodyProps<'services'>) {
  const { t, i18n } = useTranslation('overview')
  const hours = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(liveMinutesLeft / 60)
  return (
    <>
      {list.length === 0 ? (
        <EmptyCard name="services" to={resourceAddress} />
      ) : (
        <ul>
          {list.map(({ id, name, days, advert }) => (
            <Row
              key={id}
              to="/services?kind=advert"
              title={name}
              mark={advert?.state === 'returned' ? <Tag color="warning">{t('card.services.change')}</Tag> : null}
            >
              {[t('card.services.fill'), days ? formatDays(days, i18n.language) : ''].filter(Boolean).join(' · ')}
            </Row>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('card.services.hours', { hours })}</p>
    </>
  )
}

/** The own applications that are not decided. */
export function ApplicationsCard({ card: { list } }: BodyProps<'applications'>) {
  const { t, i18n } = useTranslation('overview')
  if (list.length === 0) return <EmptyCard name="applications" to={signUpAddress} />
  return (
    <ul>
      {list.map(({ id, expoName, submittedAt, cause }) => (
        <Row
          key={id}
          to="/applications"
          title={expoName}
          mark={cause ? <Tag color="warning">{t('card.applications.change')}</Tag> : null}
        >
          {t('card.applications.applied', { date: formatFairDate(submittedAt, i18n.language) })}
        </Row>
      ))}
    </ul>
  )
}
