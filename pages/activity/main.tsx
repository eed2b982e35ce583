import { mountPage } from '#src/common/layout/mount-page.tsx'
import { findRoomId, requestRoom } from './room/request-room'
import { routes } from './routes'

const roomId = findRoomId(window.location.hash)

void mountPage({
  entry: 'activity',
  texts: roomId === undefined ? ['live'] : ['live', 'live-page', 'player'],
  routes,
  ...(roomId === undefined ? {} : { prepare: () => void requestRoom(roomId) }),
})
