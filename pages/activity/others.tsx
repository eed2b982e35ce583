import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { startTexts } from '#src/common/i18n/texts.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { ExhibitorHall } from './exhibitor-hall'
import { RoomSkeleton } from './room-skeleton'

const room = lazyScreen(
  async () => {
    const [{ LiveScreen }] = await Promise.all([import('./live-screen'), startTexts('live-page', 'player')])
    return LiveScreen
  },
  <RoomSkeleton />,
)

const reserve = lazyScreen(
  async () => {
    const [{ ReserveScreen }] = await Promise.all([import('./reserve-screen'), startTexts('live-page')])
    return ReserveScreen
  },
  <DetailSkeleton />,
)

const topic = lazyScreen(
  async () => {
    const [{ TopicScreen }] = await Promise.all([import('./topic-screen'), startTexts('live-page', 'exhibits', 'news')])
    return TopicScreen
  },
  <DetailSkeleton />,
)

const screens: Record<string, ReactNode> = {
  '/exhibitorLive': <ExhibitorHall />,
  '/live': room,
  '/reserve': reserve,
  '/topic': topic,
}

/** What the page shows besides its list; the routes of the page lead here alone. */
export const Others = () => screens[useLocation().pathname] ?? null
