import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password'

const { hashes } = vi.hoisted(() => ({ hashes: { running: 0, most: 0, all: 0 } }))

vi.mock('@node-rs/argon2', () => {
  async function work<T>(result: T): Promise<T> {
    hashes.running += 1
    hashes.all += 1
    hashes.most = Math.max(hashes.most, hashes.running)
    await nextTurn()
    hashes.running -= 1
    return result
  }
  return { hash: () => work('$hash'), verify: () => work(true) }
})

const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 4) - 1)
/** Far more than any line of our own holds. */
const FLOOD = 2_000

beforeEach(() => Object.assign(hashes, { running: 0, most: 0, all: 0 }))

it('leaves a core, and a thread for reading files, to everything else', async () => {
  const works = Array.from({ length: 24 }, (_, i) =>
    i % 3 === 0 ? hashPassword(null, 'a') : verifyPassword(null, i % 3 === 1 ? '$hash' : undefined, 'a'),
  )
  await Promise.all(works)
  expect(hashes.most).toBe(AT_ONCE)
})

it('takes no more into the line than it can serve, and serves again once the line is shorter', async () => {
  const works = Array.from({ length: FLOOD }, () => hashPassword(null, 'a'))
  const refused = (await Promise.allSettled(works)).filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ error: 'TooManyRequests' })
  expect(hashes.all).toBe(FLOOD - refused.length)
  expect(await hashPassword(null, 'a')).toBe('$hash')
})
