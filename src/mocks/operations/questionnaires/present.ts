import type { Language } from '#contract/core/language.ts'
import { answerState, type QuestionnaireDocument, questionsOf } from '#contract/operations/questionnaires/rules.ts'
import type { OwnQuestionnaire, Questionnaire } from '#contract/operations/questionnaires/schemas.ts'
import { entries, type MockEntry, type MockQuestionnaire, responses } from './questionnaires'

export const entryOf = (id: number, accountId: string): MockEntry | undefined =>
  entries.find((one) => one.questionnaireId === id && one.accountId === accountId)

/** What is requested from people, which a draft over it does not change. */
export const requestedOf = (row: MockQuestionnaire): QuestionnaireDocument => row.published ?? row.document

export const stateFor = (row: MockQuestionnaire) => ({
  hasChanges: row.published !== null && JSON.stringify(row.published) !== JSON.stringify(row.document),
})

export const isOpen = ({ state, until }: MockQuestionnaire): boolean =>
  state === 'open' && Date.parse(until) > Date.now()

const say = ({ zh, en }: { zh: string; en: string }, language: Language) => (language === 'zh-CN' ? zh || en : en || zh)

export function presentOwn(row: MockQuestionnaire, accountId: string, language: Language): OwnQuestionnaire {
  const entry = entryOf(row.id, accountId)
  const until = new Date(row.until)
  const own = entry && { isSubmitted: entry.submitted, hasDraft: !entry.submitted }
  return {
    id: row.id,
    title: say(row.title, language),
    intro: say(row.intro, language),
    state: answerState(own, { state: row.state, until }, new Date()),
    isAnonymous: row.isAnonymous,
    questions: questionsOf(requestedOf(row)).length,
    from: row.from,
    until: row.until,
    savedAt: entry?.savedAt ?? null,
    fallbackFields: [],
  }
}

export function presentManaged(row: MockQuestionnaire): Questionnaire {
  const { key: _key, published: _published, announced: _announced, ...shown } = row
  const own = entries.filter(({ questionnaireId }) => questionnaireId === row.id)
  const others = responses.filter(({ questionnaireId }) => questionnaireId === row.id).length
  return {
    ...shown,
    ...stateFor(row),
    submitted: own.filter(({ submitted }) => submitted).length + others,
    drafts: own.filter(({ submitted }) => !submitted).length,
  }
}
