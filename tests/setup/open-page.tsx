import { cleanup, configure, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { StrictMode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import { hasEntry } from '#src/common/app/entries.ts'
import { noteOpenedItself } from '#src/common/app/opens-itself.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { forgetLanguage, getLanguage, onLanguage } from '#src/common/i18n/language.ts'
import { Page } from '#src/common/layout/mount-page.tsx'
import { clearLogin } from '#src/common/session/session.ts'
import { session } from '#src/common/session/storage.ts'
import { closeAlert } from '#src/common/ui/notices/notices.ts'
import { forgetScenario } from '#src/mocks/core/scenario.ts'
import { server } from '#src/mocks/node.ts'
import { assertScenario } from '#src/mocks/scenario.ts'

// A text that is awaited is missing often; the whole page, printed each time, would take longer than all else.
configure({ getElementError: (message) => new Error(message ?? '') })

const routesOf = import.meta.glob<{ routes: readonly RouteObject[] }>('../../pages/*/routes.tsx')

/** The paths of the calls that a test's pages made. */
export const requestedPaths: string[] = []

/** Has the calls of a file's tests answered by the mocks; each test begins as a new window does. */
export function overMocks(): void {
  const unanswered = new Map<string, string>()
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    // For the whole file: a call may begin when its test has just ended.
    server.events.on('request:start', ({ request, requestId }) => {
      const { pathname } = new URL(request.url)
      requestedPaths.push(pathname)
      // A socket stays open, and there is no server behind the mocks to end it.
      if (pathname.startsWith(REALTIME_PATH)) return
      unanswered.set(requestId, pathname)
      // What is canceled may get no end.
      const end = () => unanswered.delete(requestId)
      if (request.signal.aborted) end()
      request.signal.addEventListener('abort', end)
    })
    server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId))
    server.events.on('unhandledException', ({ requestId }) => void unanswered.delete(requestId))
    // A language that comes late would ask everything a second time.
    await show(getLanguage())
    return onLanguage((language) => void show(language))
  })
  afterEach(async () => {
    leavePage()
    clearLogin()
    // A call that is answered later would reach into the tests after this one.
    await waitFor(() => expect([...unanswered.values()]).toEqual([]))
    server.resetHandlers()
    requestedPaths.length = 0
  })
  afterAll(() => {
    server.events.removeAllListeners()
    server.close()
  })
}

async function show(language: string): Promise<void> {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

function leavePage(): void {
  cleanup()
  closeAlert()
  queryClient.clear()
  forgetScenario()
  forgetLanguage()
}

/**
 * Draws what the address names, without a browser: for states of a screen that need no layout, no other page and no socket.
 * The scenario of the mocks stands in the address as in a browser.
 */
export async function openPage(address: string): Promise<UserEvent> {
  leavePage()
  const [, entry = ''] = /^\/(\w+)\.html/.exec(address) ?? []
  const file = await routesOf[`../../pages/${entry}/routes.tsx`]?.()
  if (!hasEntry(entry) || !file) throw new Error(`no entry at ${address}`)
  assertScenario(address)
  window.history.replaceState(null, '', address)
  // What opens by itself would lie over what is looked at.
  noteOpenedItself('signUp')
  session.set('tourOpened', true)
  await show(getLanguage())
  render(
    <StrictMode>
      <Page entry={entry} routes={file.routes} />
    </StrictMode>,
  )
  return userEvent.setup()
}

/** Draws what a link leads to: that a click goes there is the browser's own. */
export function follow(link: HTMLElement): Promise<UserEvent> {
  const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', window.location.href)
  return openPage(`${pathname}${search}${hash}`)
}
