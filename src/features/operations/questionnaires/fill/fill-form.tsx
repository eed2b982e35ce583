import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { checkAnswers } from '#contract/operations/questionnaires/check-answers.ts'
import { type Answer, type Answers, shownQuestions } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { wrongFields } from '#src/common/work/form/wrong-fields.ts'
import { useSubmit } from '../api'
import { DraftLine } from './draft-line'
import styles from './fill.module.css'
import { useSay } from '../say'
import { QuestionField } from './question-field'
import { useDraft } from './use-draft'

interface FillFormProps {
  questionnaire: QuestionnaireDetail
  /** What was changed here and not kept when it was requested again. */
  unsaved: Answers
  /** Asks for it again, with what was changed here: it was changed elsewhere meanwhile. */
  onReload: (changed: Answers) => void
  onSubmitted: () => void
}

/** The questions that the answers lead to, stored on the server while it is written, and submitted once. */
export function FillForm({ questionnaire, unsaved, onReload, onSubmitted }: FillFormProps) {
  const { t } = useTranslation('questionnaires')
  const say = useSay()
  const { document, id, revision } = questionnaire
  const [answers, setAnswers] = useState<Answers>({ ...questionnaire.answers, ...unsaved })
  const [changed, setChanged] = useState(unsaved)
  const [files, setFiles] = useState(questionnaire.files)
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({})
  const [requesting, setRequesting] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState(newKey)
  const draft = useDraft(questionnaire)
  const submit = useSubmit()
  const input = shownQuestions(document, answers)

  const answer = (questionId: string, given: Answer | undefined) => {
    const { [questionId]: _before, ...others } = answers
    const next = given === undefined ? others : { ...others, [questionId]: given }
    setAnswers(next)
    if (given !== undefined) setChanged({ ...changed, [questionId]: given })
    setWrong((before) => ({ ...before, [questionId]: undefined }))
    setKey(newKey())
    draft.change(next)
  }
  const show = (messages: Record<string, string | undefined>) => {
    setWrong(messages)
    const first = input.find((one) => messages[one.id])
    const field = first && form.current?.querySelector<HTMLElement>(`[data-question="${first.id}"]`)
    field?.scrollIntoView({ block: 'start' })
    field?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true })
  }
  const check = () => {
    const breaches = Object.entries(checkAnswers(document, answers)).flatMap(([questionId, breach]) =>
      breach ? [[questionId, ruleText(breach, getLanguage())] as const] : [],
    )
    if (breaches.length > 0) show(Object.fromEntries(breaches))
    else setRequesting(true)
  }
  const send = async () => {
    setProblem(undefined)
    await draft.end()
    try {
      await submit.mutateAsync({ id, revision, key, answers })
      onSubmitted()
    } catch (error) {
      draft.resume()
      setRequesting(false)
      const fields = wrongFields(
        error,
        input.map((one) => one.id),
      )
      if (fields.length > 0) show(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      else setProblem(error)
    }
  }
  const isStale = draft.state === 'conflict' || isRefusal(problem, 'QuestionnaireChanged', 'QuestionnaireSubmitted')
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={questionnaire.title}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      {document.sections.map((section) => {
        const shown = input.filter((one) => section.questions.some((question) => question.id === one.id))
        const title = say(section.title)
        const intro = say(section.intro)
        return shown.length === 0 ? null : (
          <section key={section.id} className={styles.section} aria-label={title || undefined}>
            {title ? <h3>{title}</h3> : null}
            {intro ? <p className={styles.intro}>{intro}</p> : null}
            {shown.map((question) => (
              <QuestionField
                key={question.id}
                number={input.indexOf(question) + 1}
                question={question}
                value={answers[question.id]}
                error={wrong[question.id]}
                onChange={(given) => answer(question.id, given)}
                files={question.type === 'file' ? files : []}
                onFiles={setFiles}
              />
            ))}
          </section>
        )
      })}
      {isStale ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('fill.stale')}
          action={<Button onClick={() => onReload(changed)}>{t('fill.reload')}</Button>}
        />
      ) : problem === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={errorMessage(problem)} />
      )}
      <div className={styles.end}>
        <Button type="primary" htmlType="submit" size="large" disabled={isStale}>
          {t('fill.submit')}
        </Button>
        <DraftLine draft={draft} />
      </div>
      {requesting ? (
        <WorkDialog
          title={t('fill.sure')}
          width={460}
          submit={t('fill.submit')}
          busy={submit.isPending}
          onSubmit={() => void send()}
          onClose={() => setRequesting(false)}
        >
          <p>{t(questionnaire.isAnonymous ? 'fill.sureAnonymous' : 'fill.sureText')}</p>
        </WorkDialog>
      ) : null}
    </form>
  )
}
