import type { Language } from '#contract/core/language.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { connector } from '#contract/core/connector.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The cards of live sessions, in the order of their numbers. */
type ListCards = (db: Db, language: Language, ids: number[]) => Promise<LiveCard[]>

export const topicLives = connector<ListCards>('live sessions of topics')
