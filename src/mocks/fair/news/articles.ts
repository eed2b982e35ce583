import type { Article, NewsCard } from '#contract/fair/news/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { byIdOf, fallbacks, say, type Both } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'

interface NewsRow {
  id: number
  columnId: number
  title: Both
  summary: Both
  cover: boolean
}

export const columns: readonly { id: number; name: Both }[] = [
  { id: 1, name: ['展会公告', 'Announcements'] },
  { id: 2, name: ['行业观察', 'Industry'] },
  { id: 3, name: ['匠人故事', 'Makers'] },
  { id: 4, name: ['观展指南', 'Visitor guide'] },
]

const news = (id: number, columnId: number, title: Both, summary: Both, cover = true): NewsRow => ({
  id,
  columnId,
  title,
  summary,
  cover,
})

export const newsRows: readonly NewsRow[] = [
  news(
    1,
    1,
    ['云展今日开幕，八馆同时上线', 'Yunzhan opens today with eight halls online'],
    [
      '开幕式将在官方直播间同步播出，随后十二场匠人开播。',
      'The opening is streamed in the official live room, followed by twelve maker sessions.',
    ],
  ),
  news(
    2,
    3,
    ['柴窑边的四十年', 'Forty years beside a wood kiln'],
    ['沈师傅说，火候是听出来的。', 'Master Shen says you hear the right temperature before you see it.'],
  ),
  news(
    3,
    2,
    ['博物馆文创三年翻番', 'Museum goods double in three years'],
    ['订单从纪念品转向日用器物。', 'Orders move from souvenirs to things people use every day.'],
  ),
  news(
    4,
    4,
    ['第一次逛云展？从这里开始', 'First time at Yunzhan? Start here'],
    ['怎样找展品、看直播、联系展商。', 'How to find works, watch live and reach an exhibitor.'],
  ),
  news(
    5,
    1,
    ['海外馆新增三国展团', 'Three countries join the Overseas Hall'],
    [
      '葡萄牙、摩洛哥与越南的工坊首次参展。',
      'Workshops from Portugal, Morocco and Vietnam exhibit for the first time.',
    ],
  ),
  news(
    6,
    3,
    ['剪一个村庄', 'Cutting out a village'],
    ['二十六把剪刀，一年四季的窗花。', 'Twenty-six pairs of scissors and the windows of four seasons.'],
    false,
  ),
  news(
    7,
    2,
    ['定格动画为什么又回来了', 'Why stop motion is back'],
    ['观众想看见手的痕迹。', 'Audiences want to see the hand at work.'],
  ),
  news(
    8,
    4,
    ['线下展位如何扫码导览', 'Scanning the booth tour'],
    ['在展商页把鼠标移到展位上即可看到二维码。', 'Point at the booth on an exhibitor page to see its QR code.'],
  ),
  news(9, 1, ['供需对接日程公布', 'Matchmaking timetable published'], ['五天二十场，席位先到先得。', '']),
  news(
    10,
    3,
    ['一年十二张弓', 'Twelve bows a year'],
    ['周远山的工坊里没有钟。', 'There is no clock in Zhou Yuanshan’s workshop.'],
  ),
  news(
    11,
    2,
    ['古籍影印进入年轻人的书架', 'Facsimiles reach younger shelves'],
    ['小开本与低定价带来新读者。', 'Smaller formats and lower prices bring new readers.'],
  ),
  news(
    12,
    4,
    ['无障碍浏览说明', 'Accessibility at the fair'],
    ['键盘操作、字幕与高对比度。', 'Keyboard use, captions and high contrast.'],
    false,
  ),
]

export function newsCardIn(language: Language, row: NewsRow) {
  const column = byIdOf(columns, row.columnId)
  return {
    id: row.id,
    columnId: row.columnId,
    columnName: column ? say(language, column.name) : '',
    title: say(language, row.title),
    summary: say(language, row.summary),
    coverUrl: row.cover ? drawing(200 + row.id, { width: 960, height: 540 }) : '',
    source: say(language, ['云展编辑部', 'Yunzhan Editorial']),
    publishTime: momentIn(-row.id + 1, '08:30'),
    fallbackFields: fallbacks(language, { title: row.title, summary: row.summary }),
  } satisfies NewsCard
}

const paragraphs: readonly Both[] = [
  [
    '展馆的灯还没有全亮，匠人们已经把工具摆好。刨子、绷架、釉料、刻刀，每一样都用了十年以上。他们说，东西要经得起看，也要经得起用。',
    'The lights are not all on yet, and the makers have already laid out their tools. Planes, frames, glazes, gravers: each has been in use for more than ten years. A thing should stand being looked at, they say, and stand being used.',
  ],
  [
    '今年的展商比去年多了三成，其中近一半是第一次来。主办方为他们准备了线上展位与直播间，远方的买家不必赶路，也能把器物的细部看清。',
    'There are a third more exhibitors than last year, and nearly half come for the first time. Each has an online booth and a live room, so that buyers far away can see the details of a piece without the journey.',
  ],
]

/** What a maker's story has besides: a table and a picture that was uploaded. */
const craft = (language: Language): string => {
  const cells = (tag: string, ...texts: Both[]) =>
    `<tr>${texts.map((one) => `<${tag}><p>${say(language, one)}</p></${tag}>`).join('')}</tr>`
  return [
    `<img src="/api/ce-digital/dsf/file/mock-4" alt="${say(language, ['竹编灯罩', 'A lampshade of woven bamboo'])}" loading="lazy" />`,
    '<table><tbody>',
    cells('th', ['工序', 'Step'], ['天数', 'Days'], ['工具', 'Tools']),
    cells('td', ['拉坯', 'Throwing'], ['2', '2'], ['转盘、竹刀', 'Wheel, bamboo knife']),
    cells('td', ['素烧', 'First firing'], ['3', '3'], ['柴窑', 'Wood kiln']),
    '</tbody></table>',
  ].join('')
}

function bodyIn(language: Language, { columnId }: NewsRow): string {
  const [first = ['', ''], second = ['', '']] = paragraphs
  return [
    `<p>${say(language, first)}</p>`,
    `<h2>${say(language, ['手上的时间', 'Time in the hands'])}</h2>`,
    `<p>${say(language, second)}</p>`,
    `<blockquote><p>${say(language, ['慢不是目的，好才是。', 'Slow is not the point. Good is.'])}</p></blockquote>`,
    columnId === 3 ? craft(language) : '',
    `<p>${say(language, first)}</p>`,
  ].join('')
}

export function articleIn(language: Language, row: NewsRow) {
  const neighbour = (id: number) => {
    const found = byIdOf(newsRows, id)
    return found ? { id: found.id, title: say(language, found.title) } : null
  }
  return {
    ...newsCardIn(language, row),
    body: bodyIn(language, row),
    previous: neighbour(row.id - 1),
    next: neighbour(row.id + 1),
  } satisfies Article
}
