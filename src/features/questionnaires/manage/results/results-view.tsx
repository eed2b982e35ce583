import { useTranslation } from 'react-i18next'
import { listQuestionnaireResponses } from '../../../../../contract/questionnaires/endpoints'
import type { QuestionnaireResponse } from '../../../../../contract/questionnaires/schemas'
import { call } from '../../../../common/request/call'
import { ColumnChart } from '../../../../common/ui/charts/charts'
import { Empty, Shown } from '../../../../common/ui/states'
import { ExportMenu } from '../../../../common/work/export/export-menu'
import type { PlainColumn } from '../../../../common/work/export/plain-table'
import { plainMoment } from '../../../../common/work/moment'
import { useResults } from '../api'
import { CrossTable } from './cross-table'
import { QuestionResult } from './question-result'
import styles from './results.module.css'

/** What has come in to a questionnaire: by day, by question, two against each other, and as a table. */
export function ResultsView({ id }: { id: number }) {
  const { t } = useTranslation('questionnaire-desk')
  const results = useResults(id)
  return (
    <Shown query={results} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ title, isAnonymous, submitted, byDay, results: questions }) => (
        <div className={styles.results}>
          <header className={styles.head}>
            <div>
              <h2>{title}</h2>
              <p className={styles.about}>
                {[t('results.submitted', { count: submitted }), isAnonymous ? t('anonymous') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {submitted > 0 ? <Export id={id} title={title} isAnonymous={isAnonymous} questions={questions} /> : null}
          </header>
          {submitted === 0 ? (
            <Empty title={t('results.nobody')} text={t('results.nobodyText')} />
          ) : (
            <>
              <ColumnChart
                caption={t('results.byDay')}
                heading={t('results.day')}
                series={[t('results.responses')]}
                rows={byDay.map(({ day, count }) => ({ key: day, label: day.slice(5), values: [count] }))}
                titleOf={(label, value) => `${label}: ${value}`}
              />
              {questions.map((result, i) => (
                <QuestionResult key={result.id} result={result} number={i + 1} />
              ))}
              <CrossTable id={id} results={questions} isAnonymous={isAnonymous} />
            </>
          )}
        </div>
      )}
    </Shown>
  )
}

interface ExportProps {
  id: number
  title: string
  isAnonymous: boolean
  questions: readonly { id: string; title: string }[]
}

function Export({ id, title, isAnonymous, questions }: ExportProps) {
  const { t } = useTranslation('questionnaire-desk')
  const people: PlainColumn<QuestionnaireResponse>[] = isAnonymous
    ? []
    : [
        { title: t('results.person'), plain: ({ person }) => person },
        { title: t('results.company'), plain: ({ company }) => company },
        { title: t('results.at'), plain: ({ submittedAt }) => plainMoment(submittedAt) },
      ]
  return (
    <ExportMenu<QuestionnaireResponse>
      name={title}
      columns={[
        { title: t('results.day'), plain: ({ day }) => day },
        ...people,
        ...questions.map((question) => ({
          title: question.title,
          plain: ({ answers }: QuestionnaireResponse) => answers[question.id] ?? '',
        })),
      ]}
      ask={(page, signal) => call(listQuestionnaireResponses, { id, ...page }, { request: { signal } })}
    />
  )
}
