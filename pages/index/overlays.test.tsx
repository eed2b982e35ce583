import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/common/app/query-client.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import Overlays from './overlays'

overMocks()
beforeEach(() => {
  // No picture is fetched here: each comes as it is requested.
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')))
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('an address opens the animation over home; what skips it leaves the page as it is without', async () => {
  const user = await openPage('/index.html#/?opening=1')
  const dialog = await screen.findByRole('dialog', { name: '开幕动画' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '跳过' }))
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe('./themeExhibition.html#/')
  await user.click(screen.getByRole('button', { name: '跳过' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toBe('#/')
})

it('where none is shown the adverts have their turn', async () => {
  window.history.replaceState(null, '', '/index.html#/')
  localStorage.removeItem('openedItself')
  render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Overlays />
      </HashRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('dialog', { name: '为您推荐' })).toBeTruthy()
})
