import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { checkDocument } from '#contract/operations/questionnaires/check-document.ts'
import { saveQuestionnaire } from '#contract/operations/questionnaires/endpoints.ts'
import { SECTIONS_MAX } from '#contract/operations/questionnaires/limits.ts'
import { questionsOf, type Section } from '#contract/operations/questionnaires/rules.ts'
import type { Questionnaire, QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'
import { everybody } from '#contract/operations/audiences/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { useLeaveWarning } from '#src/common/app/use-leave-warning.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { ActDialog } from '../manage/act-dialog'
import { useDeskChange } from '../manage/api'
import { newSection, replaced, tidied } from './document'
import styles from './editor.module.css'
import { HeadFields } from './head-fields'
import { SectionCard } from './section-card'
import { SortableList } from './sortable-list'

const NONE = { zh: '', en: '' }
const emptyWords = (): QuestionnaireWords => ({
  title: NONE,
  intro: NONE,
  isAnonymous: false,
  audience: everybody,
  from: '',
  until: '',
  responsesMax: null,
  document: { sections: [newSection()] },
})

function wordsOf(known: Questionnaire | undefined): QuestionnaireWords {
  if (!known) return emptyWords()
  const { title, intro, isAnonymous, audience, from, until, responsesMax, document } = known
  const { sections } = document
  const shown = { sections: sections.length > 0 ? sections : [newSection()] }
  return { title, intro, isAnonymous, audience, from, until, responsesMax, document: shown }
}

/** What the server does not accept, by its path below the questionnaire. */
function pathsOf(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError && isRefusal(error, 'BadInput') ? error.data?.['fields'] : undefined
  if (!Array.isArray(fields)) return {}
  return Object.fromEntries(
    fields.map(({ field, message }: { field?: unknown; message?: unknown }) => [
      String(field).replace(/^questionnaire\./, ''),
      String(message),
    ]),
  )
}

interface EditorFormProps {
  /** Absent: a new one is written. */
  questionnaire: Questionnaire | undefined
  /** `opens`: it is to be opened next, which is requested where it stands then. */
  onSaved: (saved: Questionnaire, opens: boolean) => void
  /** Asks at once whether to open it. */
  opensAtOnce?: boolean
  /** Loads what somebody else has saved. */
  onReload: () => void
}

/** A questionnaire as it is written: kept as a draft, then opened. */
export function EditorForm({ questionnaire, onSaved, opensAtOnce = false, onReload }: EditorFormProps) {
  const { t, i18n } = useTranslation('questionnaire-desk')
  const [words, setWords] = useState(() => wordsOf(questionnaire))
  const [isChanged, setChanged] = useState(false)
  const [key, setKey] = useState(newKey)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [opening, setOpening] = useState(opensAtOnce ? questionnaire : undefined)
  const save = useDeskChange(saveQuestionnaire)
  useLeaveWarning(isChanged)
  const change = (over: Partial<QuestionnaireWords>) => {
    setWords((before) => ({ ...before, ...over }))
    setChanged(true)
    setWrong({})
    setKey(newKey())
  }
  const { sections } = words.document
  const put = (next: Section[]) => change({ document: tidied({ sections: next }) })
  const send = async (opens = false): Promise<Questionnaire | undefined> => {
    const of = { id: questionnaire?.id ?? null, version: questionnaire?.version ?? 0 }
    try {
      const saved = await save.mutateAsync({ ...of, key, questionnaire: words })
      setChanged(false)
      showToast(t('editor.saved'))
      onSaved(saved, opens)
      return saved
    } catch (error) {
      setWrong(pathsOf(error))
      return undefined
    }
  }
  const open = async () => {
    const breaches = Object.entries(checkDocument(words.document, words.isAnonymous)).flatMap(
      ([path, breach]): [string, string][] => (breach ? [[`document.${path}`, ruleText(breach, getLanguage())]] : []),
    )
    if (words.from === '') breaches.push(['from', ruleText('questionnaireMoment.wrong', getLanguage())])
    if (words.until === '') breaches.push(['until', ruleText('questionnaireMoment.wrong', getLanguage())])
    if (breaches.length > 0) {
      setWrong(Object.fromEntries(breaches))
      return
    }
    if (!questionnaire) await send(true)
    else setOpening(isChanged ? await send() : questionnaire)
  }
  const refusal = save.error && Object.keys(pathsOf(save.error)).length === 0 ? save.error : null
  const nth = (place: number) => t('editor.sectionNth', { place: place + 1 })
  const mayOpen = questionnaire === undefined || questionnaire.state !== 'open' || questionnaire.hasChanges || isChanged
  return (
    <form
      className={styles.editor}
      noValidate
      aria-label={t('editor.label')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <HeadFields
        words={words}
        isOpened={(questionnaire?.revision ?? 0) > 0}
        wrong={(path) => wrong[path]}
        onChange={change}
      />
      {wrong['document.sections'] ? (
        <Alert type="error" showIcon role="alert" title={wrong['document.sections']} />
      ) : null}
      <SortableList parts={sections} nameOf={(_, place) => nth(place)} onChange={put}>
        {(section, place, handle) => (
          <SectionCard
            section={section}
            number={place + 1}
            isAlone={sections.length === 1}
            before={questionsOf({ sections: sections.slice(0, place) })}
            handle={handle}
            wrong={(path) => wrong[`document.sections.${place}.${path}`]}
            onChange={(next) => put(replaced(sections, section.id, next))}
            onRemove={() => put(replaced(sections, section.id, null))}
          />
        )}
      </SortableList>
      <Button type="dashed" disabled={sections.length >= SECTIONS_MAX} onClick={() => put([...sections, newSection()])}>
        {t('editor.sectionAdd')}
      </Button>
      <div className={styles.end}>
        {refusal ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorMessage(refusal)}
            action={
              isRefusal(refusal, 'QuestionnaireChanged') ? (
                <Button onClick={onReload}>{t('editor.reload')}</Button>
              ) : null
            }
          />
        ) : null}
        {Object.keys(wrong).length > 0 ? (
          <p className={styles.error} role="status">
            {t('editor.wrong', { count: Object.keys(wrong).length })}
          </p>
        ) : null}
        <Button htmlType="submit" loading={save.isPending} disabled={!isChanged && questionnaire !== undefined}>
          {t('editor.save')}
        </Button>
        <Button type="primary" disabled={!mayOpen || save.isPending} onClick={() => void open()}>
          {t(questionnaire && questionnaire.revision > 0 ? 'editor.reopen' : 'editor.open')}
        </Button>
      </div>
      {opening ? (
        <ActDialog
          act="open"
          questionnaire={opening}
          name={i18n.language === 'zh-CN' ? opening.title.zh || opening.title.en : opening.title.en || opening.title.zh}
          onDone={onReload}
          onClose={() => setOpening(undefined)}
        />
      ) : null}
    </form>
  )
}
