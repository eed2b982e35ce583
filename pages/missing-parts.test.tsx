import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { session } from '#src/common/session/storage.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

// The line is lost: what was to be fetched later cannot be.
const lost = vi.hoisted(() => () => {
  throw new Error('the line is lost')
})
vi.mock('#src/common/ui/qr-code.tsx', lost)
vi.mock('#src/features/live/live/reserve/reserve-button.tsx', lost)
vi.mock('#pages/login/requested-line.tsx', lost)
vi.mock('#src/common/verify/without-picture.tsx', lost)

overMocks()
const main = () => within(screen.getByRole('main'))

it('a booth with an invalid code shows a message, and the list stays', async () => {
  await openPage('/exhibitors.html')
  const [booth] = await main().findAllByRole('button', { name: /馆/, expanded: false })
  act(() => booth?.focus())
  expect(await main().findByText('内容没有加载出来')).toBeTruthy()
  expect(main().getAllByRole('article').length).toBeGreaterThan(1)
})

it('a session that cannot be booked in the list is booked in its room', async () => {
  await openPage('/activity.html')
  const [way] = await main().findAllByRole('link', { name: /^预约/ })
  expect(way?.getAttribute('href')).toMatch(/^\.\/activity\.html#\/live\?id=\d+$/)
})

it('a login says that it is for a question where it cannot say for which, and goes on without the picture’s other way', async () => {
  session.set('returnPath', '/concact.html#/?exhibitorId=2&exhibitsId=2')
  await openPage('/login.html?scenario=listAdverts:empty')
  expect(await main().findByText('登录后即可继续提问')).toBeTruthy()
  expect(main().getByRole('button', { name: '登录' })).toBeTruthy()
  session.remove('returnPath')
})
