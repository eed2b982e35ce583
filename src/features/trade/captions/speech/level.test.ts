import { afterEach, expect, it, vi } from 'vitest'
import { readLevel } from './level'

afterEach(() => void vi.unstubAllGlobals())

/** A context that hears silence. */
class FakeContext {
  static last: FakeContext | undefined
  state = 'running'
  close = vi.fn(async () => undefined)
  resume = vi.fn(async () => Promise.reject(new Error('no press')))
  constructor() {
    FakeContext.last = this
  }
  createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0) })
  createMediaStreamSource = () => ({ connect: () => undefined })
}

// oxlint-disable-next-line no-unsafe-type-assertion -- nothing looks into it
const stream = {} as MediaStream

it('silence is not loud', () => {
  vi.stubGlobal('AudioContext', FakeContext)
  expect(readLevel(stream).isLoud()).toBe(false)
})

it('a context that is suspended is resumed, and counts as loud until it does', () => {
  vi.stubGlobal('AudioContext', FakeContext)
  const level = readLevel(stream)
  const context = FakeContext.last
  Object.assign(context ?? {}, { state: 'suspended' })
  expect(level.isLoud()).toBe(true)
  expect(context?.resume).toHaveBeenCalledOnce()
  Object.assign(context ?? {}, { state: 'running' })
  expect(level.isLoud()).toBe(false)
})

it('a browser that refuses a context or its source counts as loud', () => {
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super()
        throw new DOMException('too many', 'NotSupportedError')
      }
    },
  )
  expect(readLevel(stream).isLoud()).toBe(true)
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      override createMediaStreamSource = () => {
        throw new DOMException('no sound', 'InvalidStateError')
      }
    },
  )
  expect(readLevel(stream).isLoud()).toBe(true)
  expect(FakeContext.last?.close).toHaveBeenCalledOnce()
})
