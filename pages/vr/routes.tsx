import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { RoomSkeleton } from '#src/features/fair/halls/rooms/room-skeleton.tsx'
import { Lobby } from './lobby'

export const routes = [
  { path: '/', element: <Lobby /> },
  { path: '/hall', element: lazyScreen(() => import('./hall-room').then((file) => file.HallRoom), <RoomSkeleton />) },
  {
    path: '/booth',
    element: lazyScreen(() => import('./booth-room').then((file) => file.BoothRoom), <RoomSkeleton />),
  },
]
