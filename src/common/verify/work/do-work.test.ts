import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { workText } from '#contract/people/challenges/rules.ts'
import { doWork } from './do-work'
import { hashHead } from './sha256'

const zeros = (text: string): number => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

it('hashes as others do, up to a whole block and no further', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'code:Xy-_09'.repeat(6).slice(0, length)
    expect(hashHead(text)).toBe(createHash('sha256').update(text).digest().readInt32BE(0))
  }
  expect(() => hashHead('x'.repeat(56))).toThrow(RangeError)
})

it('finds the number of every part and says how many are found', async () => {
  const heard: number[] = []
  const input = { seed: 'abcdefghijklmnop', parts: 3, bits: 9 }
  const { signal } = new AbortController()
  const proof = await doWork('captcha', input, { onFound: (found) => heard.push(found), signal })
  expect(heard).toEqual([1, 2, 3])
  for (const [part, number] of proof.entries()) {
    expect(zeros(workText('captcha', input.seed, part)(number))).toBeGreaterThanOrEqual(9)
  }
})

it('ends when it is called off', async () => {
  const calledOff = new AbortController()
  const endless = { seed: 'abcdefghijklmnop', parts: 1, bits: 33 }
  const work = doWork('code', endless, { onFound: () => {}, signal: calledOff.signal })
  calledOff.abort()
  await expect(work).rejects.toThrow('aborted')
})
