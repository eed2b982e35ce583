import { describe, expect, it } from 'vitest'
import { readExhibitCard, readOrderCard, readTranscript } from './card-content'
import { readDemandCard } from '#src/common/chat/demand-in-card.ts'
import { toTranscriptCard, handoverTranscript } from '../handover-transcript'

describe('a card', () => {
  it('is read from its description', () => {
    const exhibit = { exhibitsId: 7, exhibitsName: '瓶', coverUrl: '/a', prize: null, company: '窑', language: 'zh-CN' }
    expect(readExhibitCard(JSON.stringify(exhibit))).toEqual({
      exhibitsId: 7,
      exhibitsName: '瓶',
      coverUrl: '/a',
      prize: null,
      company: '窑',
    })
    expect(readOrderCard(JSON.stringify({ name: 'a', number: 2, price: 0.5, exhibitsCoverUrl: '' }))?.price).toBe(0.5)
    expect(readOrderCard(JSON.stringify({ name: 'a', number: 2, price: null, exhibitsCoverUrl: '' }))?.price).toBeNull()
    const demand = { demandId: 3, title: '茶具', quantity: 80, unit: 'set', price: 610, currency: 'CNY', coverUrl: '' }
    expect(readDemandCard(JSON.stringify({ ...demand, language: 'zh-CN' }))).toEqual(demand)
    expect(readDemandCard(JSON.stringify({ ...demand, unit: 'heap' }))).toBeUndefined()
    expect(readTranscript(toTranscriptCard([{ role: 'visitor', text: 'x' }]))).toEqual([{ role: 'visitor', text: 'x' }])
  })

  it.each([undefined, '', 'null', '[]', '{', '{"exhibitsId":"javascript:1","number":"2","turns":"x"}'])(
    'that cannot be read is none: %s',
    (description) => {
      expect(readExhibitCard(description)).toBeUndefined()
      expect(readDemandCard(description)).toBeUndefined()
      expect(readOrderCard(description)).toBeUndefined()
      expect(readTranscript(description)).toEqual([])
    },
  )

  it('leaves out turns of nobody', () => {
    expect(readTranscript('{"turns":[{"role":"agent","text":"x"},{"role":"assistant","text":"y"},null,1]}')).toEqual([
      { role: 'assistant', text: 'y' },
    ])
  })
})

describe('what the assistant was told', () => {
  it('is the visitor’s and the assistant’s, without what is empty', () => {
    expect(
      handoverTranscript([
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
    expect(handoverTranscript(many).map(({ text }) => text)).toEqual(many.slice(10).map(({ text }) => text))
    const long = Array.from({ length: 5 }, (_, i) => ({ role: 'assistant' as const, text: `${i}`.repeat(3_000) }))
    const transcript = handoverTranscript(long)
    expect(transcript.at(-1)?.text).toBe('4'.repeat(2_000))
    expect(toTranscriptCard(transcript).length).toBeLessThanOrEqual(4_000)
    expect(transcript).toHaveLength(1)
  })
})
