import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Route, Routes, type RouteObject } from 'react-router-dom'
import { type EntryName, isPlain } from '../app/entries'
import { startVisit } from '../analytics/collector'
import { startTexts } from '../i18n/texts'
import { leaveExpired } from '../login/leave-expired'
import { onExpired, setRelogin } from '../request/on-expired'
import { followOtherTabs, onceSignedIn } from '../session/session'
import { Notices } from '../ui/notices/notices-view'
import { NotFound } from '../ui/states'
import './theme.css'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout'
import { queryClient } from '../app/query-client'

declare const __MOCKED__: boolean

export interface PageDefinition {
  entry: EntryName
  /** Page families with texts that are loaded before the first render; `common` always is. */
  texts: string[]
  routes: readonly RouteObject[]
  /** Runs before the texts are there: requests what the screen of this address needs, so that nothing waits for its code. */
  prepare?: () => void
}

/** Everything that an entry draws: what stands around the screens, and the one that the address names. */
export function Page({ entry, routes }: Pick<PageDefinition, 'entry' | 'routes'>): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Layout entry={entry} plain={isPlain(entry)}>
          <ErrorBoundary>
            <Routes>
              {routes.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </ErrorBoundary>
        </Layout>
      </HashRouter>
      <Notices />
    </QueryClientProvider>
  )
}

/** Mounts a page over its static shell, which stays until the texts are there. */
export async function mountPage(page: PageDefinition): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('no #root')
  if (__MOCKED__) await import('#src/mocks/browser.ts').then(({ startMocks }) => startMocks())
  const texts = startTexts(...page.texts)
  // What `prepare` requests may be refused before there are texts to explain it.
  onExpired((code) => void texts.then(() => leaveExpired(code)))
  page.prepare?.()
  await texts
  setRelogin(() => import('../login/open-login').then(({ openLogin }) => openLogin({ expired: true })))
  followOtherTabs()
  onceSignedIn(() => import('../session/heartbeat').then(({ startHeartbeat }) => void startHeartbeat()))
  onceSignedIn(() => import('../session/follow-language').then(({ followLanguage }) => void followLanguage()))
  startVisit()
  createRoot(root).render(
    <StrictMode>
      <Page {...page} />
    </StrictMode>,
  )
}
