import { DetailSkeleton } from '#src/common/ui/detail/detail-skeleton.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { startTexts } from '#src/common/i18n/texts.ts'
import { hallTexts, startsOnMap } from './hall-texts'
import { HallIndex } from './hall-index'

export const routes = [
  {
    path: '/',
    element: startsOnMap() ? (
      lazyScreen(() => startTexts(...hallTexts).then(() => HallIndex), <DetailSkeleton />)
    ) : (
      <HallIndex />
    ),
  },
  {
    path: '/detail',
    element: lazyScreen(
      async () => {
        const [{ HallDetail }] = await Promise.all([import('./hall-detail'), startTexts(...hallTexts)])
        return HallDetail
      },
      <DetailSkeleton />,
    ),
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
