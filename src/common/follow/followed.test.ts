import { expect, it, vi } from 'vitest'
import { listFollowed } from '#contract/trade/follows/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { whenIdle } from '../app/when-idle'
import { call } from '../request/call'
import { isFollowed, watch } from './followed'

vi.mock('../app/when-idle', () => ({ whenIdle: vi.fn<() => Promise<void>>() }))
vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

it('a wait that ends for nobody keeps nothing from who signs in next', async () => {
  const target = { kind: 'exhibit', id: 1 } as const
  const called = vi.mocked(call).mockResolvedValue({ followed: [target] })
  vi.mocked(whenIdle)
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue()
  signInAs(userTypes.tourist)
  const end = watch(target)
  expect(called).not.toHaveBeenCalled()
  signInAs(userTypes.buyer)
  await vi.waitFor(() => expect(isFollowed(target)).toBe(true))
  expect(called).toHaveBeenCalledExactlyOnceWith(listFollowed, { targets: [target] }, expect.anything())
  end()
})
