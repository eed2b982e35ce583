import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { HallIndex } from './hall-index'

export const routes = [
  { path: '/', element: <HallIndex /> },
  {
    path: '/detail',
    element: lazyScreen(() => import('./hall-detail').then((file) => file.HallDetail), <DetailSkeleton />),
  },
]
