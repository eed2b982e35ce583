import { startTexts } from '#src/common/i18n/texts.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Hall } from './hall'
import { ListWaiting } from './list-waiting'
import styles from './work.module.css'

const waiting = <div className={`yz-wrap yz-skeleton ${styles.waiting}`} />

const detail = lazyScreen(
  async () => {
    const [{ DemandDetail }] = await Promise.all([import('./demand-detail'), startTexts('exchange', 'exhibits')])
    return DemandDetail
  },
  <DetailSkeleton />,
)
const list = lazyScreen(async () => (await import('./demand-list')).DemandList, <ListWaiting />)
const supply = lazyScreen(async () => {
  const [{ Supply }] = await Promise.all([import('./supply'), startTexts('exchange', 'work', 'offers')])
  return Supply
}, waiting)
const publish = lazyScreen(async () => {
  const [{ Publish }] = await Promise.all([
    import('./publish/publish'),
    startTexts('exchange', 'work', 'own-demands', 'content', 'upload', 'matches'),
  ])
  return Publish
}, waiting)

export const routes = [
  { path: '/', element: <Hall /> },
  { path: '/needs', element: list },
  { path: '/need', element: detail },
  { path: '/supply', element: supply },
  { path: '/publish', element: publish },
]
