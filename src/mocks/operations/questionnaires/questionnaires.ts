import { everybody } from '#contract/operations/audiences/rules.ts'
import type {
  Answers,
  Question,
  QuestionnaireDocument,
  QuestionnaireState,
} from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockQuestionnaire extends QuestionnaireWords {
  id: number
  version: number
  key: string
  state: QuestionnaireState
  revision: number
  /** What is requested, where it is other than what is written. */
  published: QuestionnaireDocument | null
  announced: boolean
  updatedAt: string
}

export interface MockEntry {
  questionnaireId: number
  accountId: string
  version: number
  answers: Answers
  key: string
  submitted: boolean
  savedAt: string
}

const DAY = 24 * 60
const both = (zh: string, en: string) => ({ zh, en })
const option = (id: string, zh: string, en: string) => ({ id, label: both(zh, en) })
const empty = { hint: both('', ''), required: false, options: [], rows: [], min: null, max: null, showIf: null }
const ask = (id: string, type: Question['type'], title: [string, string], over: Partial<Question> = {}): Question => ({
  ...empty,
  id,
  type,
  title: both(...title),
  ...over,
})

const visit: QuestionnaireDocument = {
  sections: [
    {
      id: 'visit',
      title: both('您的观展', 'Your visit'),
      intro: both('', ''),
      questions: [
        ask('content', 'single', ['您对本届展会总体满意吗？', 'Are you content with the fair on the whole?'], {
          required: true,
          options: [
            option('very', '非常满意', 'Very'),
            option('rather', '比较满意', 'Rather'),
            option('no', '不满意', 'Not at all'),
          ],
        }),
        ask('why', 'text', ['哪些地方让您不满意？', 'What were you not satisfied with?'], {
          required: true,
          showIf: { questionId: 'content', optionIds: ['no'] },
        }),
        ask('halls', 'multiple', ['您参观了哪些展馆？', 'Which halls have you seen?'], {
          hint: both('请选择两项或以上', 'Select two or more'),
          options: [
            option('craft', '工艺美术馆', 'Arts and crafts'),
            option('film', '影视动漫馆', 'Film and animation'),
            option('travel', '文旅馆', 'Culture and travel'),
            option('print', '出版馆', 'Publishing'),
          ],
        }),
        ask('days', 'number', ['您参观了几天？', 'How many days did you come?'], { min: 1, max: 5 }),
        ask('day', 'date', ['您哪一天来的？', 'Which day did you come?']),
      ],
    },
    {
      id: 'service',
      title: both('现场服务', 'Services on site'),
      intro: both('请按您的实际感受填写。', 'Please answer as you found it.'),
      questions: [
        ask('parts', 'matrix', ['请评价以下服务', 'How did you find these?'], {
          options: [option('good', '好', 'Good'), option('fair', '一般', 'Fair'), option('poor', '差', 'Poor')],
          rows: [option('guide', '导览', 'Guides'), option('food', '餐饮', 'Food'), option('gate', '入场', 'Entrance')],
        }),
        ask('stars', 'rating', ['您愿意向朋友推荐吗？', 'Would you recommend it to friends?'], { max: 5 }),
        ask('proof', 'file', ['如有照片，欢迎上传', 'Pictures are welcome'], {}),
        ask('words', 'text', ['还有什么想告诉我们？', 'Anything else you would like to say?']),
      ],
    },
  ],
}

const talks: QuestionnaireDocument = {
  sections: [
    {
      id: 'talks',
      title: both('', ''),
      intro: both('', ''),
      questions: [
        ask('use', 'rating', ['洽谈对您有多大帮助？', 'How useful were your talks?'], { required: true, max: 10 }),
        ask('next', 'single', ['之后还会联系吗？', 'Will you stay in touch?'], {
          options: [option('yes', '会', 'Yes'), option('no', '不会', 'No')],
        }),
      ],
    },
  ],
}

const row = (id: number, over: Partial<MockQuestionnaire>): MockQuestionnaire => ({
  id,
  version: 2,
  key: `mock-questionnaire-${id}`,
  state: 'open',
  revision: 1,
  published: null,
  announced: false,
  updatedAt: minutesFromNow(-id * DAY),
  title: both('观展体验问卷', 'Your visit to the fair'),
  intro: both(
    '大约需要三分钟，您的回答将帮助我们办好下一届展会。',
    'It takes about three minutes and helps us with the next fair.',
  ),
  isAnonymous: false,
  audience: everybody,
  from: minutesFromNow(-2 * DAY),
  until: minutesFromNow(6 * DAY),
  responsesMax: null,
  document: visit,
  ...over,
})

export const questionnaires: MockQuestionnaire[] = [
  row(1, {}),
  row(2, {
    title: both('洽谈效果调查（匿名）', 'About your talks (anonymous)'),
    intro: both('回答不记姓名，只按日期统计。', 'No names are kept with the answers, and times by the day alone.'),
    isAnonymous: true,
    audience: { ...everybody, hasMet: true },
    document: talks,
    until: minutesFromNow(3 * DAY),
  }),
  row(3, {
    title: both('开幕式意见征集', 'About the opening'),
    intro: both('', ''),
    document: talks,
    until: minutesFromNow(-DAY),
  }),
  row(4, {
    title: both('展商服务满意度', 'Services for exhibitors'),
    intro: both('', ''),
    state: 'draft',
    revision: 0,
    audience: { ...everybody, userTypes: [1, 8] },
    document: { sections: [] },
    from: '',
    until: '',
  }),
]

/** Of the mock fair's buyer. */
export const entries: MockEntry[] = []

const ofVisit = (i: number): Answers => ({
  content: ['very', 'rather', 'very', 'no'][i % 4] ?? 'very',
  ...(i % 4 === 3 ? { why: '午餐排队太久。' } : {}),
  halls: [
    ['craft', 'film'],
    ['craft', 'travel', 'print'],
    ['film', 'print'],
  ][i % 3] ?? ['craft', 'film'],
  days: (i % 3) + 1,
  stars: 3 + (i % 3),
  parts: { guide: 'good', food: i % 2 ? 'fair' : 'poor', gate: 'good' },
  words: i % 2 === 0 ? '导览员讲解很好。' : '希望多一些座位。',
})
const ofTalks = (i: number): Answers => ({ use: 5 + (i % 6), next: i % 4 ? 'yes' : 'no' })

/** What others have answered: enough of each for charts, named by a number alone. */
export const responses: { questionnaireId: number; answers: Answers; person: string; minutes: number }[] = Array.from(
  { length: 36 },
  (_, i) => {
    const nth = Math.floor(i / 3)
    const questionnaireId = (i % 3) + 1
    const answers = questionnaireId === 1 ? ofVisit(nth) : ofTalks(nth)
    return { questionnaireId, person: `观众${i + 1}`, minutes: -i * 180, answers }
  },
)
