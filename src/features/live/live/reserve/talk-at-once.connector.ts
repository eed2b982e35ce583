import type { ComponentType } from 'react'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { connector } from '#contract/core/connector.ts'

type TalkAtOnce = ComponentType<{ live: Pick<LiveCard, 'startTime' | 'endTime'> }>

/** Loads the note on a confirmed talk at the time of a session; talks belong to a later area. */
export const talkAtOnce = connector<() => Promise<TalkAtOnce>>('talk at once')
