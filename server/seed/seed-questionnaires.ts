import { everybody } from '#contract/operations/audiences/rules.ts'
import type { Question } from '#contract/operations/questionnaires/rules.ts'
import {
  questionnaireRevisions,
  questionnaires,
} from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'

const HOURS = 24
const both = (zh: string, en: string) => ({ zh, en })
const option = (id: string, zh: string, en: string) => ({ id, label: both(zh, en) })
const none = { hint: both('', ''), required: false, options: [], rows: [], min: null, max: null, showIf: null }

const questions: Question[] = [
  {
    ...none,
    id: 'content',
    type: 'single',
    title: both('您对本届博览会总体满意吗？', 'Overall, how satisfied are you with this year’s fair?'),
    required: true,
    options: [
      option('very', '非常满意', 'Very'),
      option('rather', '比较满意', 'Rather'),
      option('no', '不满意', 'Not at all'),
    ],
  },
  {
    ...none,
    id: 'why',
    type: 'text',
    title: both('哪些地方让您不满意？', 'What were you not satisfied with?'),
    required: true,
    showIf: { questionId: 'content', optionIds: ['no'] },
  },
  {
    ...none,
    id: 'liked',
    type: 'multiple',
    title: both('哪些内容给您留下了印象？', 'What impressed you most?'),
    hint: both('请选择两项或以上', 'Select two or more'),
    options: [
      option('exhibits', '展品', 'The exhibits'),
      option('lives', '官方直播', 'The live sessions'),
      option('halls', 'VR 展馆', 'The VR halls'),
      option('talks', '洽谈', 'The meetings'),
    ],
  },
  {
    ...none,
    id: 'again',
    type: 'rating',
    title: both('您愿意向朋友推荐云展吗？', 'Would you recommend Yunzhan to friends?'),
    max: 5,
  },
  { ...none, id: 'words', type: 'text', title: both('还有什么想告诉我们？', 'Anything else you would like to say?') },
]

/** What the demo fair asks everybody. */
export async function seedQuestionnaires(db: Db, calendar: Calendar): Promise<void> {
  const document = { sections: [{ id: 'visit', title: both('', ''), intro: both('', ''), questions }] }
  const title = both('观展体验问卷', 'Your visit to the fair')
  const intro = both(
    '大约需要两分钟，您的意见将帮助我们办好下一届。',
    'It takes about two minutes, and helps us with the next fair.',
  )
  const [row] = await db
    .insert(questionnaires)
    .values({
      clientKey: 'demo-visit',
      state: 'open',
      title,
      intro,
      isAnonymous: false,
      audience: everybody,
      document,
      fromAt: calendar.day(0, '09:00'),
      untilAt: calendar.fromNow(10 * HOURS),
      revision: 1,
    })
    .returning()
  if (!row) throw new Error('the questionnaire was not kept')
  await db.insert(questionnaireRevisions).values({ questionnaireId: row.id, revision: 1, title, intro, document })
}
