import { useTranslation } from 'react-i18next'
import { listQuestionnaireResponses } from '#contract/operations/questionnaires/endpoints.ts'
import type { QuestionnaireResponse } from '#contract/operations/questionnaires/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { ColumnChart } from '#src/common/ui/charts/charts.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { ExportMenu } from '#src/common/work/export/export-menu.tsx'
import type { PlainColumn } from '#src/common/work/export/plain-table.ts'
import { plainMoment } from '#src/common/work/moment.ts'
import { useResults } from '../manage/api'
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
