import { Button, Tag } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { ReportAbout } from './report-about'
import { ReportHandler } from './report-handler'
import { ReportSteps } from './report-steps'
import { ReportWays } from './report-ways'
import styles from './reports.module.css'
import { StateMark } from '../state-mark'

const marks = { open: 'review', upheld: 'rejected', dismissed: 'approved', answered: 'approved' } as const

/** One report: text, reporter, session, pictures and outcome. */
export function ReportCard({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('live-manage')
  const id = useId()
  const userType = useSession()?.user.userType
  const [areStepsShown, showSteps] = useState(false)
  const stepsText = t(areStepsShown ? 'reports.hideSteps' : 'reports.showSteps')
  const { caseNumber, state, type, content, reporter, reporterCompany, contact, at } = report
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{caseNumber}</h2>
        <StateMark state={marks[state]}>{t(`reports.${state}`)}</StateMark>
        {type ? <Tag>{t(`report:types.${type}`)}</Tag> : null}
        {report.isReopened && state === 'open' ? <Tag color="warning">{t('reports.isReopened')}</Tag> : null}
      </header>
      <p className={styles.content}>{content}</p>
      {report.images.length > 0 ? <Pictures report={report} /> : null}
      <dl className={styles.facts}>
        <ReportAbout report={report} />
        <dt>{t('reports.reporter')}</dt>
        <dd>{[reporter, reporterCompany, contact].filter(Boolean).join(' · ')}</dd>
        <dt>{t('reports.at')}</dt>
        <dd>{momentText(at, i18n.language)}</dd>
        <dt>{t('reports.handler')}</dt>
        <dd>
          <ReportHandler report={report} />
        </dd>
      </dl>
      {report.decidedAt ? (
        <div className={styles.outcome}>
          <p>{t('reports.decided', { by: report.decidedBy, at: momentText(report.decidedAt, i18n.language) })}</p>
          <p>{report.reply || t('reports.noReply')}</p>
        </div>
      ) : null}
      <div>
        <Button
          type="link"
          size="small"
          aria-expanded={areStepsShown}
          aria-label={`${stepsText} ${caseNumber}`}
          onClick={() => showSteps(!areStepsShown)}
        >
          {stepsText}
        </Button>
        {areStepsShown ? <ReportSteps id={report.id} caseNumber={caseNumber} /> : null}
      </div>
      {hasPermission(userType, 'decideReports') ? <ReportWays report={report} /> : null}
    </article>
  )
}

/** The screenshots, each shown large when it is pressed. */
function Pictures({ report: { images, caseNumber } }: { report: Report }) {
  const { t } = useTranslation('live-manage')
  const [large, setLarge] = useState<number>()
  const name = (place: number) => t('reports.enlarge', { number: place + 1, case: caseNumber })
  return (
    <ul className={styles.pictures} aria-label={t('reports.pictures')}>
      {images.map((image, place) => (
        <li key={image}>
          <button type="button" aria-label={name(place)} onClick={() => setLarge(place)}>
            <img src={image} alt="" loading="lazy" />
          </button>
        </li>
      ))}
      {large === undefined ? null : (
        <li>
          <Dialog title={caseNumber} width={960} onClose={() => setLarge(undefined)}>
            <img src={images[large]} className={styles.large} alt={name(large)} />
          </Dialog>
        </li>
      )}
    </ul>
  )
}
