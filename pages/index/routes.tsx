import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import '#pages/connect-features.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Home } from './home'
import { loadRegistration } from './register-page'

const SearchResults = lazy(() => import('./search/search-results'))

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

/** The screens of access, with their texts. */
async function access() {
  const [screens] = await Promise.all([import('./access'), startTexts('access')])
  return screens
}

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
  { path: '/reset', element: lazyScreen(async () => (await access()).Reset, waiting) },
  { path: '/loginCallback', element: lazyScreen(async () => (await access()).SingleSignOn, waiting) },
  { path: '/register', element: lazyScreen(loadRegistration, waiting) },
]
