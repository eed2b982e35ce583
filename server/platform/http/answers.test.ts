import { afterEach, describe, expect, it, vi } from 'vitest'
import { Answers, gzipped } from './answers'

const body = Buffer.from('x'.repeat(4_096))

afterEach(() => void vi.useRealTimers())

describe('Answers', () => {
  it('gives what was kept until a write', () => {
    const answers = new Answers(Number.POSITIVE_INFINITY)
    answers.keep('a', body, answers.version)
    expect(answers.find('a')?.body).toBe(body)
    answers.clear()
    expect(answers.find('a')).toBeUndefined()
  })

  it('does not keep an answer that a write has overtaken', () => {
    const answers = new Answers(Number.POSITIVE_INFINITY)
    const { version } = answers
    answers.clear()
    answers.keep('a', body, version)
    expect(answers.find('a')).toBeUndefined()
  })

  it('forgets after its lifetime', () => {
    vi.useFakeTimers()
    const answers = new Answers(1_000)
    answers.keep('a', body, answers.version)
    vi.advanceTimersByTime(1_001)
    expect(answers.find('a')).toBeUndefined()
  })

  it('stays below its size by dropping the oldest', () => {
    const answers = new Answers(Number.POSITIVE_INFINITY)
    const large = Buffer.alloc(2 * 1024 * 1024)
    for (let index = 0; index < 30; index += 1) answers.keep(`${index}`, large, answers.version)
    expect(answers.find('0')).toBeUndefined()
    expect(answers.find('29')?.body).toBe(large)
  })

  it('compresses what is large, once', () => {
    const kept = { body }
    expect(gzipped(kept)?.length).toBeLessThan(100)
    expect(gzipped(kept)).toBe(gzipped(kept))
    expect(gzipped({ body: Buffer.from('small') })).toBeUndefined()
  })
})
