import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { ExhibitList } from './exhibit-list'

export const routes = [
  { path: '/', element: <ExhibitList /> },
  {
    path: '/ExhibisDetail',
    element: lazyScreen(() => import('./exhibit-detail').then((file) => file.ExhibitDetail), <DetailSkeleton />),
  },
]
