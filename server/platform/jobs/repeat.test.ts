import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './repeat'

/** Runs that end when the test says so. */
function controlled() {
  const ends: ((error?: Error) => void)[] = []
  let atOnce = 0
  let most = 0
  const run = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
    atOnce--
  }
  const end = async (error?: Error) => {
    ends.at(-1)?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { run, end, started: () => ends.length, most: () => most }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('repeat', () => {
  it('runs at once and every so often', async () => {
    const run = vi.fn(async () => undefined)
    const { stop } = repeat({ run, everyMs: 5_000, onError: () => undefined })
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(3)
    await stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('never runs twice at a time, but once more when poked meanwhile', async () => {
    const { run, end, started, most } = controlled()
    const { poke, stop } = repeat({ run, everyMs: 5_000, onError: () => undefined })
    poke()
    poke()
    expect(started()).toBe(1)
    await end()
    expect(started()).toBe(2)
    await end()
    expect([started(), most()]).toEqual([2, 1])
    await stop()
  })

  it('stops when the run under way is over, and starts no other', async () => {
    const { run, end, started } = controlled()
    const { poke, stop } = repeat({ run, everyMs: 5_000, onError: () => undefined })
    poke()
    const stopped = vi.fn()
    const stopping = stop().then(stopped)
    await vi.advanceTimersByTimeAsync(0)
    expect(stopped).not.toHaveBeenCalled()
    await end()
    await stopping
    poke()
    expect(started()).toBe(1)
  })

  it('goes on after a run that failed', async () => {
    const { run, end, started } = controlled()
    const onError = vi.fn()
    const { stop } = repeat({ run, everyMs: 5_000, onError })
    const failure = new Error('no database')
    await end(failure)
    expect(onError).toHaveBeenCalledWith(failure)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(started()).toBe(2)
    await end()
    await stop()
  })
})
