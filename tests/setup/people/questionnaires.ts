import { everybody } from '#contract/operations/audiences/rules.ts'
import type { Answers, Question } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'

const DAY_MS = 86_400_000
const both = (zh: string, en: string) => ({ zh, en })
const option = (id: string, zh: string, en: string) => ({ id, label: both(zh, en) })

/** A question that lacks nothing. */
export const question = (over: Partial<Question> & Pick<Question, 'id'>): Question => ({
  type: 'text',
  title: both('您的建议', 'What would you suggest'),
  hint: both('', ''),
  required: false,
  options: [],
  rows: [],
  min: null,
  max: null,
  showIf: null,
  ...over,
})

/** One of each type, the third of those who were not content. */
export const questions: Question[] = [
  question({
    id: 'visit',
    type: 'single',
    title: both('您是否满意', 'Are you content'),
    required: true,
    options: [option('yes', '满意', 'Yes'), option('no', '不满意', 'No')],
  }),
  question({
    id: 'halls',
    type: 'multiple',
    title: both('您参观了哪些展馆', 'Which halls have you seen'),
    options: [option('a', '一号馆', 'Hall 1'), option('b', '二号馆', 'Hall 2'), option('c', '三号馆', 'Hall 3')],
  }),
  question({ id: 'why', required: true, showIf: { questionId: 'visit', optionIds: ['no'] } }),
  question({ id: 'days', type: 'number', min: 1, max: 5 }),
  question({ id: 'stars', type: 'rating', max: 5 }),
  question({
    id: 'parts',
    type: 'matrix',
    options: [option('good', '好', 'Good'), option('poor', '差', 'Poor')],
    rows: [option('guide', '导览', 'Guide'), option('food', '餐饮', 'Food')],
  }),
  question({ id: 'day', type: 'date' }),
]

/** Open from yesterday for a week, to everybody. */
export const wholeQuestionnaire = (over: Partial<QuestionnaireWords> = {}): QuestionnaireWords => ({
  title: both('观展体验', 'Your visit'),
  intro: both('大约需要两分钟。', 'It takes about two minutes.'),
  isAnonymous: false,
  audience: everybody,
  from: new Date(Date.now() - DAY_MS).toISOString(),
  until: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  responsesMax: null,
  document: { sections: [{ id: 's1', title: both('', ''), intro: both('', ''), questions }] },
  ...over,
})

export const wholeAnswers: Answers = {
  visit: 'yes',
  halls: ['a', 'b'],
  days: 2,
  stars: 4,
  parts: { guide: 'good', food: 'poor' },
  day: '2026-11-24',
}
