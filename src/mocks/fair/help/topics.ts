import type { Language } from '#contract/core/language.ts'
import { fallbacks, say, type Both } from '#src/mocks/core/bilingual.ts'

const groups: readonly { id: number; name: Both; topics: readonly (readonly [Both, Both])[] }[] = [
  {
    id: 1,
    name: ['观展', 'Visiting'],
    topics: [
      [
        ['逛云展需要注册吗？', 'Do I need an account to browse?'],
        [
          '不需要。展品、展商、资讯与日程都可以直接浏览。\n1. 打开[展馆](./themeExhibition.html#/)，选择一个馆。\n2. 需要账号时，点击**注册**。\n- [展馆](./themeExhibition.html#/)\n- [注册](./login.html#/register)',
          'No. Exhibits, exhibitors, news and the schedule are open to everyone.\n1. Open [Halls](./themeExhibition.html#/) and choose one.\n2. When you need an account, select **Register**.\n- [Halls](./themeExhibition.html#/)\n- [Register](./login.html#/register)',
        ],
      ],
      [
        ['怎样切换语言？', 'How do I switch the language?'],
        [
          '点击页面右上角的语言按钮，当前页面与筛选条件会保留。',
          'Use the language button at the top right. Your page and filters are kept.',
        ],
      ],
    ],
  },
  {
    id: 2,
    name: ['展商', 'Exhibitors'],
    topics: [
      [
        ['展位二维码有什么用？', 'What is the booth QR code for?'],
        ['到现场后用小程序扫码，可以查看展位导览。', 'On site, scan it with the mini-program to see the booth tour.'],
      ],
      [
        ['价格写着“面议”怎么办？', ''],
        ['请通过展商页面上的联系方式与展商沟通。', ''],
      ],
    ],
  },
]

export function helpIn(language: Language) {
  return groups.map(({ id, name, topics }) => ({
    id,
    name: say(language, name),
    topics: topics.map(([question, answer], i) => ({
      id: id * 10 + i,
      question: say(language, question),
      answer: say(language, answer),
      fallbackFields: fallbacks(language, { question, answer }),
    })),
  }))
}

/** What is edited of them, in their order. */
export const helpDocuments = {
  groups: groups.map(({ id, name: [zh, en] }) => ({ id, name: { zh, en } })),
  topics: groups.flatMap(({ id: group, topics }) =>
    topics.map(([question, answer], i) => ({
      id: group * 10 + i,
      question: { zh: question[0], en: question[1] },
      group,
      answer: { zh: answer[0], en: answer[1] },
    })),
  ),
}
