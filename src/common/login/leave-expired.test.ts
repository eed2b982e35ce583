import { beforeEach, expect, it, vi } from 'vitest'
import { openLogin } from '../login/open-login'
import { closeAlert, notices } from '../ui/notices/notices'
import { leaveExpired } from './leave-expired'
import { waitFor } from '#tests/setup/wait-for.ts'

vi.mock('../login/open-login', () => ({ openLogin: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)) }))

const opened = vi.mocked(openLogin)

beforeEach(() => {
  opened.mockClear()
  window.history.replaceState(null, '', '/news.html')
})

it('asks whether to log in again on 20002', async () => {
  leaveExpired(20002)
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith({ expired: true }))
  expect(notices.get().box).toBeNull()
})

it('says so anywhere on 10001', () => {
  leaveExpired(10001)
  expect(notices.get().box?.text).toBe('登录已过期，请重新登录')
  closeAlert()
})

it('says nothing of the other codes, but on the personal page', () => {
  leaveExpired(40001)
  expect(notices.get().box).toBeNull()
  window.history.replaceState(null, '', '/personal.html')
  leaveExpired(40001)
  expect(notices.get().box?.text).toBe('登录已过期，请重新登录')
  expect(opened).not.toHaveBeenCalled()
  closeAlert()
})
