import { describe, expect, it } from 'vitest'
import { exhibitIn, orderIn, turnsIn } from './card-content'
import { describedTurns, toldTurns } from '../told-turns'

describe('a card', () => {
  it('is read from its description', () => {
    const exhibit = { exhibitsId: 7, exhibitsName: '瓶', coverUrl: '/a', prize: null, company: '窑', language: 'zh-CN' }
    expect(exhibitIn(JSON.stringify(exhibit))).toEqual({
      exhibitsId: 7,
      exhibitsName: '瓶',
      coverUrl: '/a',
      prize: null,
      company: '窑',
    })
    expect(orderIn(JSON.stringify({ name: 'a', number: 2, price: 0.5, exhibitsCoverUrl: '' }))?.price).toBe(0.5)
    expect(turnsIn(describedTurns([{ role: 'visitor', text: 'x' }]))).toEqual([{ role: 'visitor', text: 'x' }])
  })

  it.each([undefined, '', 'null', '[]', '{', '{"exhibitsId":"javascript:1","number":"2","turns":"x"}'])(
    'that cannot be read is none: %s',
    (description) => {
      expect(exhibitIn(description)).toBeUndefined()
      expect(orderIn(description)).toBeUndefined()
      expect(turnsIn(description)).toEqual([])
    },
  )

  it('leaves out turns of nobody', () => {
    expect(turnsIn('{"turns":[{"role":"agent","text":"x"},{"role":"assistant","text":"y"},null,1]}')).toEqual([
      { role: 'assistant', text: 'y' },
    ])
  })
})

describe('what the assistant was told', () => {
  it('is the visitor’s and the assistant’s, without what is empty', () => {
    expect(
      toldTurns([
        { role: 'user', text: ' 青花 ' },
        { role: 'assistant', text: '  ' },
        { role: 'assistant', text: '找到' },
      ]),
    ).toEqual([
      { role: 'visitor', text: '青花' },
      { role: 'assistant', text: '找到' },
    ])
  })

  it('keeps the latest that fit', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ role: 'user' as const, text: `question ${i}` }))
    expect(toldTurns(many).map(({ text }) => text)).toEqual(many.slice(10).map(({ text }) => text))
    const long = Array.from({ length: 5 }, (_, i) => ({ role: 'assistant' as const, text: `${i}`.repeat(3_000) }))
    const told = toldTurns(long)
    expect(told.at(-1)?.text).toBe('4'.repeat(2_000))
    expect(describedTurns(told).length).toBeLessThanOrEqual(4_000)
    expect(told).toHaveLength(1)
  })
})
