import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { startTexts } from '#src/common/i18n/texts.ts'
import { HallIndex } from './hall-index'

export const routes = [
  { path: '/', element: <HallIndex /> },
  {
    path: '/detail',
    element: lazyScreen(() => import('./hall-detail').then((file) => file.HallDetail), <DetailSkeleton />),
  },
  {
    path: '/map',
    element: lazyScreen(
      async () => {
        const [{ HallMap }] = await Promise.all([import('./map/hall-map'), startTexts('map')])
        return HallMap
      },
      <DetailSkeleton />,
    ),
  },
]
