import type { RouteObject } from 'react-router-dom'
import { lazyScreen } from '../../src/common/ui/lazy-screen'
import { Frame } from './frame'
import styles from './personal.module.css'
import { Profile } from './profile'

const waiting = <div className={`yz-skeleton ${styles.waiting}`} />
const security = lazyScreen(async () => (await import('./security')).Security, waiting)
const applications = lazyScreen(async () => (await import('./applications')).Applications, waiting)

export const routes: RouteObject[] = [
  {
    path: '/',
    element: (
      <Frame section="profile">
        <Profile />
      </Frame>
    ),
  },
  { path: '/security', element: <Frame section="security">{security}</Frame> },
  { path: '/applications', element: <Frame section="applications">{applications}</Frame> },
]
