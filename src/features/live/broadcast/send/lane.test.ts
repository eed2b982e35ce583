import { describe, expect, it, vi } from 'vitest'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import type { Verdict } from './classify'
import { Lane, type Segment } from './lane'

const refusal = (error: 'SegmentOutOfOrder' | 'StreamTakenOver' | 'FileDamaged' | 'BadSegment', details: object = {}) =>
  new ApiError('refused', 1, 'refused', { ...details, error })
const offline = new ApiError('network', 0, 'offline')
const bytes = new ArrayBuffer(8)

/** A lane over a line that answers as given, and with success from then on. */
function lane(...answers: (Error | undefined)[]) {
  const sent: string[] = []
  const troubles: Verdict[] = []
  const made = new Lane(
    'fluent',
    { init: 4, number: 70 },
    {
      send({ kind, init, number }: Segment) {
        sent.push(kind === 'init' ? `init ${init}` : `${init}/${number}`)
        const error = answers.shift()
        return error ? Promise.reject(error) : Promise.resolve({ stored: true })
      },
      onStored: () => {},
      onTrouble: (verdict) => troubles.push(verdict),
    },
  )
  return { made, sent, troubles }
}

describe('segments of a rendition', () => {
  it('are sent one after the other, from the numbers that the server gave', async () => {
    const { made, sent } = lane()
    for (const kind of ['init', 'media', 'media', 'init', 'media'] as const) made.add(kind, bytes)
    expect(made.waitingMs).toBe(3_000)
    await made.drain()
    expect(sent).toEqual(['init 4', '4/70', '4/71', 'init 5', '5/72'])
    expect(made.waitingMs).toBe(0)
  })

  it('are sent again when the line is back', async () => {
    const { made, sent, troubles } = lane(undefined, offline)
    made.add('init', bytes)
    made.add('media', bytes)
    await vi.waitFor(() => expect(troubles).toEqual([{ do: 'retry' }]))
    window.dispatchEvent(new Event('online'))
    await made.drain()
    expect(sent).toEqual(['init 4', '4/70', '4/70'])
  })

  it('go on with the number that the server misses', async () => {
    const { made, sent } = lane(undefined, refusal('SegmentOutOfOrder', { next: 12 }))
    for (const kind of ['init', 'media', 'media'] as const) made.add(kind, bytes)
    await made.drain()
    expect(sent).toEqual(['init 4', '4/70', '4/12', '4/13'])
  })

  it('are left out where one is damaged', async () => {
    const { made, sent } = lane(undefined, refusal('FileDamaged'))
    for (const kind of ['init', 'media', 'media'] as const) made.add(kind, bytes)
    await made.drain()
    expect(sent).toEqual(['init 4', '4/70', '4/70'])
  })

  it('stop where another device took over', async () => {
    const { made, sent, troubles } = lane(refusal('StreamTakenOver'))
    made.add('init', bytes)
    await vi.waitFor(() => expect(troubles).toMatchObject([{ do: 'end', because: 'takenOver' }]))
    made.end()
    made.add('media', bytes)
    await made.drain()
    expect(sent).toEqual(['init 4'])
  })
})

it('the server’s refusals are named as they are here', () => {
  expect(refusedAnswer('StreamTakenOver', {}, 'en-US').data).toMatchObject({ error: 'StreamTakenOver' })
})
