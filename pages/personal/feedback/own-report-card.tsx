import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnReport, OwnReportStep } from '#contract/operations/reports/schemas.ts'
import type { ShownText } from '#src/common/translation/use-shown-texts.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import lists from '../lists.module.css'
import styles from './feedback.module.css'
import { ReopenDialog } from './reopen-dialog'

const colors = { open: 'processing', upheld: 'success', dismissed: 'default', answered: 'success' } as const

/** How a text of the organizers is shown: itself, or its translation. */
type Show = (text: string) => ShownText

/** What was done, as its reporter reads it. */
function useStepWords(shown: Show): (step: OwnReportStep) => string {
  const { t } = useTranslation('live-manage')
  return ({ action, outcome, byReporter, text }) => {
    const message = text === '' ? '' : `${t('reports.colon')}${byReporter ? text : shown(text).text}`
    if (action === 'decide' && outcome !== null) return t(`own.step.decide.${outcome}`) + message
    if (action === 'reopen') return t(`own.step.reopen.${byReporter ? 'reporter' : 'desk'}`) + message
    return t('own.step.file')
  }
}

/** An own case: text, state, answer, and a button that reopens it. */
export function OwnReportCard({ report, shown }: { report: OwnReport; shown: Show }) {
  const { t, i18n } = useTranslation('live-manage')
  const [isOpen, setOpen] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const words = useStepWords(shown)
  const { caseNumber, about, type, liveName, content, images, state, reply, at, steps, reopenUntil } = report
  const of = type === null ? '' : t(`report:types.${type}`)
  return (
    <article className={lists.case} aria-label={caseNumber}>
      <header>
        <h3>{caseNumber}</h3>
        <Tag color={colors[state]}>{t(`own.${state}`)}</Tag>
      </header>
      <p className={lists.about}>
        {[of, about === 'fair' ? '' : liveName, formatFairDate(at, i18n.language)].filter(Boolean).join(' · ')}
      </p>
      <p className={lists.content}>{content}</p>
      {images.length > 0 ? (
        <ul className={styles.pictures} aria-label={t('own.picturesOf', { case: caseNumber })}>
          {images.map((image, place) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer">
                <img src={image} alt={t('own.picture', { number: place + 1, case: caseNumber })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <Alert
          role="note"
          title={t('own.reply')}
          description={<span lang={shown(reply).lang}>{shown(reply).text}</span>}
        />
      ) : null}
      <div className={styles.ways}>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'own.hideSteps' : 'own.showSteps')} ${caseNumber}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'own.hideSteps' : 'own.showSteps')}
        </Button>
        {reopenUntil ? (
          <Button
            type="link"
            size="small"
            aria-label={t('own.reopenOf', { number: caseNumber })}
            onClick={() => setRequested(true)}
          >
            {t('own.reopen')}
          </Button>
        ) : null}
      </div>
      {reopenUntil ? (
        <p className={lists.about}>{t('own.reopenLead', { until: momentText(reopenUntil, i18n.language) })}</p>
      ) : null}
      {isOpen ? (
        <StepList
          label={t('own.showStepsOf', { number: caseNumber })}
          steps={steps.map((step) => ({ at: step.at, text: words(step) }))}
        />
      ) : null}
      {isRequested ? <ReopenDialog caseNumber={caseNumber} onClose={() => setRequested(false)} /> : null}
    </article>
  )
}
