import { beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { findSession } from './session.queries'
import { createViewers } from './viewers'

vi.mock('./session.queries', async (original) => ({
  ...(await original<typeof import('./session.queries')>()),
  findSession: vi.fn(),
}))

const standing = () => ({ accountId: 7, userType: 6, lastUsedAt: new Date() })

beforeEach(() => void vi.clearAllMocks())

function viewersOf(hears = true) {
  const changed: ((tags?: ReadonlySet<string>) => void)[] = []
  const part = {
    onChange: (listener: (tags?: ReadonlySet<string>) => void) => void changed.push(listener),
    isSubscribed: () => hears,
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- the queries that would use the rest are mocked
  const findViewer = createViewers(part as unknown as Database)
  return { findViewer, notify: (...tags: string[]) => changed.forEach((listener) => listener(new Set(tags))) }
}

it('a session is read again when a session ends or an account changes, and at no other write', async () => {
  vi.mocked(findSession).mockImplementation(async () => standing())
  const { findViewer, notify } = viewersOf()
  await findViewer('a')
  notify('hall')
  expect(await findViewer('a')).toEqual({ userId: '7', userType: 6 })
  expect(findSession).toHaveBeenCalledTimes(1)
  for (const table of ['session', 'account']) {
    notify(table)
    await findViewer('a')
  }
  expect(findSession).toHaveBeenCalledTimes(3)
})

it('a session that ended while it was read is not remembered', async () => {
  const { findViewer, notify } = viewersOf()
  vi.mocked(findSession).mockImplementationOnce(async () => {
    notify('session')
    return standing()
  })
  await findViewer('a')
  vi.mocked(findSession).mockImplementationOnce(async () => undefined)
  expect(await findViewer('a')).toBeNull()
})

it('nobody is remembered while changes are not heard of', async () => {
  vi.mocked(findSession).mockImplementation(async () => standing())
  const { findViewer } = viewersOf(false)
  await findViewer('a')
  await findViewer('a')
  expect(findSession).toHaveBeenCalledTimes(2)
})
