import '#pages/connect-features.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Activity } from './activity'

// The list is at the limit of its first load: all else is one step away.
const others = lazyScreen(
  async () => (await import('./others')).Others,
  <div className="yz-wrap yz-skeleton" style={{ height: '36rem', marginTop: '3rem' }} />,
)

export const routes = [
  { path: '/', element: <Activity /> },
  { path: '/exhibitorLive', element: others },
  { path: '/live', element: others },
  { path: '/reserve', element: others },
  { path: '/topic', element: others },
]
