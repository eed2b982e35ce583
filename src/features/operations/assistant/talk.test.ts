import { describe, expect, it, vi } from 'vitest'
import { HISTORY_MAX, HISTORY_TEXT_MAX } from '#contract/operations/assistant/limits.ts'
import { handOver } from './hand-over'
import { toHistory, loadTalk, storeTalk, type Turn } from './talk'
import { takeTicket } from './ticket'

const turn = (question: string, change: Partial<Turn> = {}): Turn => ({
  question,
  answer: `答：${question}`,
  sources: [],
  state: 'done',
  ...change,
})

describe('the history that goes with a question', () => {
  it('is the end of the conversation, each message cut', () => {
    const turns = Array.from({ length: 8 }, (_, n) => turn(`问 ${n}`, { answer: '长'.repeat(HISTORY_TEXT_MAX + 1) }))
    const history = toHistory(turns)
    expect(history).toHaveLength(HISTORY_MAX)
    expect(history[0]).toEqual({ role: 'user', text: '问 3' })
    expect(history.at(-1)?.text).toHaveLength(HISTORY_TEXT_MAX)
  })

  it('leaves out what failed', () => {
    expect(toHistory([turn('a', { state: 'failed' }), turn('b', { answer: '', state: 'stopped' })])).toEqual([])
  })
})

describe('the conversation', () => {
  it('is kept in this tab; what was under way has stopped', () => {
    const source = { n: 1, type: 'help' as const, title: 't', url: './about.html', text: '' }
    storeTalk([turn('a', { sources: [source] }), turn('b', { state: 'writing' })])
    expect(loadTalk()).toEqual([turn('a', { sources: [source] }), turn('b', { state: 'stopped' })])
    storeTalk([])
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{}', 'null', '[1, {"question": 1}]', '[{"question":"a","answer":"b","sources":7}]', 'no JSON'])(
    'is empty where %s is stored',
    (stored) => {
      sessionStorage.setItem('assistantTalk', stored)
      expect(loadTalk()).toEqual([])
    },
  )
})

it('is handed over to customer service by the page around', () => {
  const assign = vi.fn<(url: string | URL) => void>()
  handOver([turn('青花？')], { assign })
  expect(JSON.parse(sessionStorage.getItem('assistantHandOver') ?? '')).toEqual([
    { role: 'user', text: '青花？' },
    { role: 'assistant', text: '答：青花？' },
  ])
  expect(assign).toHaveBeenCalledWith(new URL('/concact.html#/?from=assistant', window.location.href).href)
  handOver([], { assign })
  expect(sessionStorage.getItem('assistantHandOver')).toBeNull()
})

describe('the ticket', () => {
  it('is taken out of the address, and nothing else is', () => {
    window.history.replaceState(null, '', '/icifAi.html?mode=pc&userId=7&token=t-1&lang=en-US#/')
    expect(takeTicket()).toBe('t-1')
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/icifAi.html?mode=pc&lang=en-US#/',
    )
    expect(takeTicket()).toBeUndefined()
  })

  it('is none when it is empty', () => {
    window.history.replaceState(null, '', '/icifAi.html?mode=pc&userId=&token=')
    expect(takeTicket()).toBeUndefined()
    expect(window.location.search).toBe('?mode=pc')
  })
})
