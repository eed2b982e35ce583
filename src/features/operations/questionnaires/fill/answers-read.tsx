import { useTranslation } from 'react-i18next'
import { type Answer, shownQuestions, isAnswered, type Question } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import { FileList } from '#src/common/upload/file-list.tsx'
import styles from './fill.module.css'
import { useSay } from '../say'

/** What was answered, as it is read; nothing where nothing is kept. */
export function AnswersRead({ questionnaire }: { questionnaire: QuestionnaireDetail }) {
  const { t } = useTranslation('questionnaires')
  const say = useSay()
  const { document, answers, files } = questionnaire
  const answered = shownQuestions(document, answers).filter(({ id }) => isAnswered(answers[id]))
  if (answered.length === 0) return null
  return (
    <dl className={styles.read} aria-label={t('yours')}>
      {answered.map((question) => (
        <div key={question.id}>
          <dt>{say(question.title)}</dt>
          <dd>
            {question.type === 'file' ? (
              <FileList files={files} label={say(question.title)} />
            ) : (
              <GivenAnswer question={question} answer={answers[question.id] ?? ''} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function GivenAnswer({ question, answer }: { question: Question; answer: Answer }) {
  const { t } = useTranslation('questionnaires')
  const say = useSay()
  const labelOf = (id: string) => {
    const found = question.options.find((one) => one.id === id)
    return found ? say(found.label) : id
  }
  if (typeof answer === 'number')
    return question.type === 'rating' ? t('fill.stars', { count: answer }) : String(answer)
  if (typeof answer === 'string') return question.type === 'single' ? labelOf(answer) : answer
  if (Array.isArray(answer)) {
    return (
      <ul>
        {answer.map((id) => (
          <li key={id}>{labelOf(id)}</li>
        ))}
      </ul>
    )
  }
  return (
    <ul>
      {question.rows.flatMap((row) => {
        const chosen = answer[row.id]
        return chosen === undefined
          ? []
          : [
              <li key={row.id}>
                {say(row.label)}: {labelOf(chosen)}
              </li>,
            ]
      })}
    </ul>
  )
}
