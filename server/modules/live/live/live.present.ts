import { type LiveCard } from '#contract/core/live/live-card.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { lives } from './live.schema'

export type Live = typeof lives.$inferSelect

/** A session with the company of its exhibitor; null: the fair's own. */
export interface LiveRow {
  live: Live
  company: Bilingual | null
}

/** Whether it is on now; an interrupted session is tagged live (product page). */
export const isOn = (status: number): boolean => status === 1 || status === 6

/** The cover, drawn where none was given: a player without one would be black. */
export const getCover = ({ id, coverUrl }: Pick<Live, 'id' | 'coverUrl'>, language: Language): string =>
  pick(coverUrl, language) || `/media/art/ink/live-${id}.svg?w=894&h=500`

interface CardRow {
  live: Pick<
    Live,
    | 'id'
    | 'title'
    | 'introduction'
    | 'coverUrl'
    | 'stillUrl'
    | 'status'
    | 'startsAt'
    | 'endsAt'
    | 'type'
    | 'onlineCount'
    | 'exhibitorId'
  >
  company: Bilingual | null
}

export function presentCard({ live, company }: CardRow, language: Language): LiveCard {
  const { title, introduction } = live
  return {
    id: live.id,
    liveName: pick(title, language),
    introduction: pick(introduction, language),
    coverImage: (isOn(live.status) && live.stillUrl) || getCover(live, language),
    status: live.status,
    startTime: live.startsAt.toISOString(),
    endTime: live.endsAt.toISOString(),
    type: live.type,
    onlineCount: live.onlineCount,
    exhibitorId: live.exhibitorId,
    company: company ? pick(company, language) : '',
    fallbackFields: fallbacks({ liveName: title, introduction }, language),
  }
}
