import type { AssistantEvents, AssistantSource } from '#contract/operations/assistant/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { errors } from '#contract/catalog/errors.ts'

interface Reply {
  /** The question holds one of these. */
  words: RegExp
  text: Both
  sources: readonly (Omit<AssistantSource, 'n' | 'title' | 'text'> & { title: Both; text: Both })[]
  /** ms between two pieces */
  paceMs?: number
  fails?: boolean
}

const porcelain: Reply['sources'] = [
  {
    type: 'exhibit',
    title: ['青花缠枝莲纹梅瓶', 'Blue-and-White Meiping with Lotus Scrolls'],
    url: './exhibitss.html#/ExhibisDetail?id=1',
    text: ['青花缠枝莲纹梅瓶，参考价 ¥6,800。', 'Blue-and-White Meiping, reference price CN¥6,800.'],
  },
  {
    type: 'exhibitor',
    title: ['景德镇瓷社', 'Jingdezhen Kiln'],
    url: './exhibitors.html#/Detail?id=1',
    text: ['景德镇瓷社在工艺美术馆，展位号 7A-01。', 'Jingdezhen Kiln is in the Arts & Crafts Hall, booth 7A-01.'],
  },
]

const replies: readonly Reply[] = [
  {
    words: /慢|slow/i,
    text: [
      `找到 2 条：\n${'· 这是一条很长的回答，一段一段地写出来。\n'.repeat(60)}`,
      `I found 2 things:\n${'· This is a long answer, written piece by piece.\n'.repeat(60)}`,
    ],
    sources: porcelain,
    paceMs: 100,
  },
  { words: /故障|broken/i, text: ['找到', 'I found'], sources: porcelain, fails: true },
  {
    words: /标签|markup/i,
    text: [
      '<b>不是标签</b> [看这里](https://elsewhere.example) https://elsewhere.example [1] [9]',
      '<b>not a tag</b> [look](https://elsewhere.example) https://elsewhere.example [1] [9]',
    ],
    sources: porcelain.slice(0, 1),
  },
  {
    words: /青花|瓷|porcelain|blue/i,
    text: [
      '找到这件展品：\n· 青花缠枝莲纹梅瓶，参考价 ¥6,800。[1]\n\n找到这家展商：\n· 景德镇瓷社在工艺美术馆，展位号 7A-01。[2]',
      'I found this exhibit:\n· Blue-and-White Meiping, reference price CN¥6,800. [1]\n\nI found this exhibitor:\n· Jingdezhen Kiln is in the Arts & Crafts Hall, booth 7A-01. [2]',
    ],
    sources: porcelain,
  },
]

const refund: Reply = {
  words: /退|refund/i,
  text: [
    '退票退款\n1. 打开订单。\n2. 点击“申请退款”。 [1]\n\n相关帮助：\n· 申请发票 [2]',
    'Get a refund for a ticket\n1. Open the order.\n2. Select “Request a refund”. [1]\n\nRelated help:\n· Get an invoice [2]',
  ],
  sources: [
    {
      type: 'help',
      title: ['退票退款', 'Get a refund for a ticket'],
      url: './about.html#/helper?topic=11',
      text: ['退票退款', 'Get a refund for a ticket'],
    },
    {
      type: 'help',
      title: ['申请发票', 'Get an invoice'],
      url: './about.html#/helper?topic=20',
      text: ['申请发票', 'Get an invoice'],
    },
  ],
}

const nothingFound: Reply = {
  words: /$/,
  text: [
    '在展会资料里没有找到这个问题的答案，请联系客服 [1]。',
    'I could not find an answer in the fair’s information. Please contact customer service [1].',
  ],
  sources: [
    {
      type: 'contact',
      title: ['联系客服', 'Customer service'],
      url: './concact.html#/',
      text: ['云展客服。', 'Customer service of the fair.'],
    },
  ],
}

export interface MockEvent {
  text: string
  paceMs: number
}

function event<Name extends keyof AssistantEvents>(name: Name, data: AssistantEvents[Name], paceMs = 0): MockEvent {
  return { text: `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`, paceMs }
}

/** The events of the answer to a question. */
export function answerTo(question: string, language: Language): MockEvent[] {
  const reply = [...replies, refund].find(({ words }) => words.test(question)) ?? nothingFound
  const { paceMs = 10 } = reply
  const sources = reply.sources.map(({ title, text, ...source }, index) => ({
    ...source,
    n: index + 1,
    title: say(language, title),
    text: say(language, text),
  }))
  const pieces = say(language, reply.text).match(/[\s\S]{1,12}/g) ?? []
  const failed = say(language, ['助手暂时无法回答，请稍后再试', errors.AssistantUnavailable.en])
  return [
    event('sources', sources),
    ...pieces.map((text) => event('delta', { text }, paceMs)),
    reply.fails ? event('failed', { message: failed }) : event('done', {}),
  ]
}

/** What the calls of the assistant need beyond the defaults, to be answered by the mocks. */
export const assistantInputs: Record<string, unknown> = {
  enterAssistant: { ticket: 'mock-ticket-of-the-test' },
  askAssistant: { session: 'mock-assistant-session-1', question: '青花' },
}
