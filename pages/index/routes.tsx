import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Home } from './home'

const SearchResults = lazy(() => import('./search-results'))

export const routes: RouteObject[] = [
  { path: '/', element: <Home /> },
  {
    path: '/intelligentSearchDetails',
    element: (
      <Suspense>
        <SearchResults />
      </Suspense>
    ),
  },
]
