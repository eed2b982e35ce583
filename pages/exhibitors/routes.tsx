import '#pages/connect-features.ts'
import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { ExhibitorIndex } from './exhibitor-index'

export const routes = [
  { path: '/', element: <ExhibitorIndex /> },
  {
    path: '/Detail',
    element: lazyScreen(() => import('./exhibitor-detail').then((file) => file.ExhibitorDetail), <DetailSkeleton />),
  },
]
