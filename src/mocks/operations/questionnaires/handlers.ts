import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { ruleText } from '#contract/core/rule-texts.ts'
import { shownAnswers, checkAnswers } from '#contract/operations/questionnaires/check-answers.ts'
import { answerStates } from '#contract/operations/questionnaires/rules.ts'
import { byIdOf, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { requestedOf, entryOf, isOpen, presentManaged, presentOwn, stateFor } from './present'
import { entries, type MockQuestionnaire, questionnaires as rows } from './questionnaires'
import { resultHandlers } from './result-handlers'

const shownTo = (token: string) => {
  const { userId } = accountOfToken(token)
  return { userId, rows: rows.filter(({ revision }) => revision > 0) }
}

/** What is requested, where it can be answered in the version that was read. */
function findRequested(token: string, { id, revision }: { id: number; revision: number }) {
  const { userId, rows: shown } = shownTo(token)
  const row = byIdOf(shown, id) ?? refuse('QuestionnaireNotFound')
  if (entryOf(row.id, userId)?.submitted) return refuse('QuestionnaireSubmitted')
  if (!isOpen(row)) return refuse('QuestionnaireNotNow')
  return row.revision === revision ? { row, userId } : refuse('QuestionnaireChanged')
}

/** One as it was seen. */
function findSeen({ id, version }: { id: number; version: number }) {
  const row = byIdOf(rows, id) ?? refuse('QuestionnaireNotFound')
  return row.version === version ? row : refuse('QuestionnaireChanged')
}

function change(row: MockQuestionnaire, over: Partial<MockQuestionnaire>) {
  Object.assign(row, over, { version: row.version + 1, updatedAt: new Date().toISOString() })
  return presentManaged(row)
}

export const questionnaires = [
  mock(contract.listOwnQuestionnaires, ({ input, token, language }) => {
    const { userId, rows: shown } = shownTo(token)
    const own = shown.map((row) => presentOwn(row, userId, language))
    const counts = Object.fromEntries(
      answerStates.map((state) => [state, own.filter((one) => one.state === state).length]),
    )
    const inOrder = ['draft', 'unfilled', 'submitted', 'expired'].flatMap((state) =>
      own.filter((one) => one.state === state),
    )
    const list = input.state ? own.filter(({ state }) => state === input.state) : inOrder
    const { draft = 0, unfilled = 0, expired = 0, submitted = 0 } = counts
    return { ...paginate(list, input), counts: { draft, unfilled, expired, submitted } }
  }),
  mock(contract.getQuestionnaire, ({ input, token, language }) => {
    const { userId, rows: shown } = shownTo(token)
    const row = byIdOf(shown, input.id) ?? refuse('QuestionnaireNotFound')
    const entry = entryOf(row.id, userId)
    return {
      ...presentOwn(row, userId, language),
      revision: row.revision,
      document: requestedOf(row),
      answers: entry?.submitted && row.isAnonymous ? {} : (entry?.answers ?? {}),
      files: [],
      version: entry?.version ?? 0,
      isFull: false,
    }
  }),
  mock(contract.saveQuestionnaireDraft, ({ input, token }) => {
    const found = findRequested(token, input)
    if (Object.keys(input.answers).length === 0) return refuse('QuestionnaireDraftEmpty')
    const { row, userId } = found
    const savedAt = new Date().toISOString()
    const known = entryOf(row.id, userId)
    if ((known?.version ?? 0) !== input.version) return refuse('QuestionnaireChanged')
    const saved = { version: input.version + 1, answers: input.answers, savedAt }
    if (known) Object.assign(known, saved)
    else entries.push({ questionnaireId: row.id, accountId: userId, key: '', submitted: false, ...saved })
    return { version: saved.version, savedAt }
  }),
  mock(contract.submitQuestionnaire, ({ input, token, language }) => {
    const { userId } = accountOfToken(token)
    if (entries.some(({ accountId, key }) => accountId === userId && key === input.key)) return {}
    const found = findRequested(token, input)
    const document = requestedOf(found.row)
    const fields = Object.entries(checkAnswers(document, input.answers)).flatMap(([id, breach]) =>
      breach ? [{ field: `answers.${id}`, message: ruleText(breach, language) }] : [],
    )
    if (fields[0]) return refuse('BadInput', { detail: fields[0].message, fields })
    const known = entryOf(found.row.id, userId)
    const answers = shownAnswers(document, input.answers)
    const done = { answers, key: input.key, submitted: true, savedAt: new Date().toISOString() }
    if (known) Object.assign(known, done)
    else entries.push({ questionnaireId: found.row.id, accountId: userId, version: 1, ...done })
    return {}
  }),
  mock(contract.listQuestionnaires, ({ input }) => {
    const list = rows.filter(({ state }) => !input.state || state === input.state).map(presentManaged)
    return paginate(
      list.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
      input,
    )
  }),
  mock(contract.getManagedQuestionnaire, ({ input }) =>
    presentManaged(byIdOf(rows, input.id) ?? refuse('QuestionnaireNotFound')),
  ),
  mock(contract.saveQuestionnaire, ({ input: { id, version, key, questionnaire } }) => {
    if (id === null) {
      const known = rows.find((one) => one.key === key)
      if (known) return presentManaged(known)
      const added: MockQuestionnaire = {
        ...questionnaire,
        id: nextIdOf(rows),
        version: 1,
        key,
        state: 'draft',
        revision: 0,
        published: null,
        announced: false,
        updatedAt: new Date().toISOString(),
      }
      rows.push(added)
      return presentManaged(added)
    }
    const row = findSeen({ id, version })
    if (row.revision > 0 && row.isAnonymous !== questionnaire.isAnonymous) return refuse('QuestionnaireTermsFixed')
    const input = row.revision > 0 ? requestedOf(row) : null
    return change(row, { ...questionnaire, published: input })
  }),
  mock(contract.openQuestionnaire, ({ input }) => {
    const row = findSeen(input)
    const isNew = row.revision === 0 || stateFor(row).hasChanges
    return change(row, { state: 'open', published: null, revision: row.revision + (isNew ? 1 : 0) })
  }),
  mock(contract.closeQuestionnaire, ({ input }) => {
    const row = findSeen(input)
    return 'title' in row ? change(row, { state: 'closed' }) : row
  }),
  mock(contract.removeQuestionnaire, ({ input }) => {
    const row = findSeen(input)
    if (entries.some(({ questionnaireId }) => questionnaireId === row.id) || row.revision > 0)
      return refuse('QuestionnaireInUse')
    rows.splice(rows.indexOf(row), 1)
    return {}
  }),
  ...resultHandlers,
]
