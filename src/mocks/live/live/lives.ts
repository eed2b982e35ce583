import type { LiveDetail, LiveDraft } from '#contract/live/live/schemas.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { hasChat, hasNotice } from '#contract/live/live/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { ENCODER_ADDRESS } from './encoder'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { byIdOf, fallbacks, say, type Both, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

/** What is written of a session, and how it stands; changed for the life of the page. */
export interface LiveRow {
  id: number
  status: LiveStatus
  /** null: the fair's own session. */
  exhibitorId: number | null
  version: number
  draft: LiveDraft
  /** Who wrote who runs it; everybody else reads them masked. */
  namedBy: string
}

const both = ([zh, en]: Both) => ({ zh, en })

const live = (
  id: number,
  name: Both,
  status: LiveStatus,
  start: number,
  exhibitorId: number | null = null,
): LiveRow => ({
  id,
  status,
  exhibitorId,
  version: 1,
  namedBy: '',
  draft: {
    title: both(name),
    introduction: both(['一小时，边看边问。', 'One hour; ask as you watch.']),
    notice: both([
      '欢迎来到直播间。请文明发言，不发布联系方式与广告；现场展品可在右侧展品架查看，喜欢的请留言，主播会逐一回答大家的问题，感谢您的支持与陪伴。',
      'Welcome to the room. Please be kind, and do not post contact details or ads. Find the featured exhibits on the shelf next to the chat. Ask a question, and the host will answer everyone in turn.',
    ]),
    coverUrl: { zh: '', en: '' },
    // Past a stream's end there is a recording; the mock fair plays neither.
    type: status === 2 ? 2 : 1,
    startTime: minutesFromNow(start),
    endTime: minutesFromNow(start + 60),
    // What is yet to come can go live; nothing is played of what runs.
    pullUrl: { customld: [], customsd: status === 0 ? ['', '', ENCODER_ADDRESS] : [], customhd: [] },
    videoUrl: '',
    mediaUrl: '',
    captionsUrl: '',
    colorType: id % 5 === 0 ? 1 : 0,
    templateName: id === 9 ? 'chinese-style' : 'simple-style',
    anchor: exhibitorId === null ? 'anchor@demo.yunzhan.example' : '',
    managers: exhibitorId === null ? ['organizer@demo.yunzhan.example'] : [],
  },
})

export const liveRows: LiveRow[] = [
  live(1, ['云展开幕式', 'Opening ceremony'], 2, -600),
  live(2, ['主论坛：手艺的当代生活', 'Keynote forum: craft in daily life'], 1, -30),
  live(3, ['非遗之夜', 'A night of living heritage'], 0, 300),
  live(4, ['海外馆云巡馆', 'Tour of the Overseas Hall'], 6, -50),
  live(5, ['买家对接说明会', 'Briefing for buyers'], 0, 1500),
  live(6, ['展馆全景', 'Panorama of the halls'], 3, -100),
  live(7, ['青禾柴窑开窑', 'Qinghe opens its kiln'], 1, -20, 1),
  live(8, ['宋锦是怎样织成的', 'How Song brocade is woven'], 2, -1500, 2),
  live(9, ['髹漆三十遍', 'Thirty coats of lacquer'], 0, 900, 3),
  live(10, ['鹿鸣的定格片场', 'On the set with Luming'], 6, -40, 7),
  live(11, ['青禾：盖碗的泡法', 'Qinghe: brewing in a gaiwan'], 2, -3000, 1),
  live(12, ['窗花教室', ''], 0, 2000, 4),
]

/** A session that was added, as the first of its page. */
export function addLiveRow(draft: LiveDraft, exhibitorId: number | null, namedBy: string): LiveRow {
  const id = nextIdOf(liveRows)
  const row: LiveRow = { id, status: 0, exhibitorId, version: 1, draft, namedBy }
  liveRows.unshift(row)
  return row
}

const asBoth = ({ zh, en }: { zh: string; en: string }): Both => [zh, en]

export function liveIn(language: Language, { id, status, exhibitorId, draft }: LiveRow) {
  const maker = byIdOf(exhibitorRows, exhibitorId)
  return {
    id,
    liveName: say(language, asBoth(draft.title)),
    introduction: say(language, asBoth(draft.introduction)),
    coverImage: say(language, asBoth(draft.coverUrl)) || drawing(400 + id, { width: 960, height: 540 }),
    status,
    startTime: draft.startTime,
    endTime: draft.endTime,
    type: draft.type,
    onlineCount: status === 1 ? 1286 + id * 37 : 0,
    exhibitorId,
    company: maker ? say(language, maker.company) : '',
    fallbackFields: fallbacks(language, { liveName: asBoth(draft.title) }),
  } satisfies LiveCard
}

/** The accounts that speak as hosts: the anchor, and for the fair its organizer, for an exhibitor its own account. */
const hostsOf = ({ exhibitorId }: LiveRow) =>
  exhibitorId === null ? { anchorId: '13', managerId: ['5'] } : { anchorId: '1', managerId: ['8'] }

export function liveDetailIn(language: Language, row: LiveRow, reserveId: string): LiveDetail {
  const { draft, status } = row
  const { pullUrl, videoUrl, mediaUrl, captionsUrl, colorType, templateName } = draft
  return {
    ...liveIn(language, row),
    official: row.exhibitorId === null,
    isReserve: reserveId !== '',
    reserveId,
    pullUrl,
    videoUrl,
    mediaUrl,
    captionsUrl,
    colorType,
    templateName,
    isNotLiving: status === 3,
    notice: hasNotice(status) ? say(language, asBoth(draft.notice)) : '',
    ...hostsOf(row),
    groupId: hasChat(status) ? `LIVE-${row.id}` : '',
  }
}
