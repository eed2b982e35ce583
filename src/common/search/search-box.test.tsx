import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { suggest } from '#contract/fair/search/endpoints.ts'
import * as schemas from '#contract/fair/search/schemas.ts'
import type { Suggestion } from '#contract/fair/search/schemas.ts'
import { call } from '../request/call'
import { SearchBox } from './search-box'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const callMock = vi.mocked(call)
const vase: Suggestion = { name: '青瓷瓶', id: 7, type: 1 }
const kiln: Suggestion = { name: '青禾窑', id: 9, type: 2 }
/** Keyword → what lets its answer come. */
let answers: Map<string, (suggestions: Suggestion[]) => void>
let opened: string[]
let left: string[]

function box(): HTMLElement {
  return screen.getByRole('combobox', { name: '站内搜索' })
}

function type(text: string): void {
  fireEvent.change(box(), { target: { value: text } })
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function answer(keyword: string, suggestions: Suggestion[]): Promise<void> {
  answers.get(keyword)?.(suggestions)
  await pass(0)
}

async function suggested(keyword = '青', suggestions = [vase, kiln]): Promise<void> {
  type(keyword)
  await pass(300)
  await answer(keyword, suggestions)
}

function options(): (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent)
}

function press(key: string, more: object = {}): void {
  fireEvent.keyDown(box(), { key, ...more })
}

// The list's own code comes when something is suggested: here it is there, so that time alone decides.
beforeAll(() => import('./suggestion-list'))

beforeEach(() => {
  vi.useFakeTimers()
  answers = new Map()
  opened = []
  left = []
  callMock.mockReset().mockImplementation(
    (_, input) =>
      new Promise((resolve) => {
        answers.set(z.parse(schemas.suggest.input, input).keyword, resolve)
      }),
  )
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address))
    return null
  })
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  render(
    <QueryClientProvider client={client}>
      <SearchBox />
    </QueryClientProvider>,
  )
})

afterEach(() => vi.useRealTimers())

describe('suggestions', () => {
  it('are requested once after 300 ms of quiet, for the trimmed keyword', async () => {
    type('青')
    await pass(299)
    type(' 青瓷 ')
    await pass(299)
    expect(callMock).not.toHaveBeenCalled()
    await pass(1)
    expect(callMock).toHaveBeenCalledExactlyOnceWith(suggest, { keyword: '青瓷' }, { alerts: false, alone: true })
  })

  it('are not requested for an empty keyword', async () => {
    type('   ')
    await pass(1_000)
    expect(callMock).not.toHaveBeenCalled()
    expect(options()).toEqual([])
  })

  it('name what they are', async () => {
    await suggested()
    expect(options()).toEqual(['青瓷瓶 展品', '青禾窑 展商'])
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toContain('2')
  })

  it('of an earlier keyword never show, however late they come', async () => {
    type('青')
    await pass(300)
    type('漆')
    await pass(300)
    await answer('漆', [{ name: '漆盒', id: 3, type: 1 }])
    await answer('青', [vase, kiln])
    expect(options()).toEqual(['漆盒 展品'])
  })

  it('go as soon as the keyword changes', async () => {
    await suggested()
    type('青瓷')
    expect(options()).toEqual([])
    type('')
    await pass(300)
    expect(options()).toEqual([])
  })

  it('are told when there are none', async () => {
    await suggested('zzz', [])
    expect(screen.getByRole('status').textContent).toBe('没有匹配的建议')
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  it('are not requested while a word is being composed', async () => {
    fireEvent.compositionStart(box())
    type("qing'ci")
    await pass(1_000)
    expect(callMock).not.toHaveBeenCalled()
    type('青瓷')
    fireEvent.compositionEnd(box())
    await pass(300)
    expect(callMock).toHaveBeenCalledExactlyOnceWith(suggest, { keyword: '青瓷' }, { alerts: false, alone: true })
  })
})

describe('the keyboard', () => {
  it('walks the options and comes back to the field', async () => {
    await suggested()
    const active = () => box().getAttribute('aria-activedescendant')
    const ids = screen.getAllByRole('option').map(({ id }) => id)
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toBe(ids[0])
    press('ArrowDown')
    expect(active()).toBe(ids[1])
    expect(screen.getByRole('option', { selected: true }).id).toBe(ids[1])
    press('ArrowDown')
    expect(active()).toBeNull()
    press('ArrowUp')
    expect(active()).toBe(ids[1])
  })

  it('opens the chosen exhibit or exhibitor in a new window', async () => {
    await suggested()
    press('ArrowDown')
    press('Enter')
    press('ArrowUp')
    press('Enter')
    expect(opened).toEqual(['./exhibitss.html#/ExhibisDetail?id=7', './exhibitors.html#/Detail?id=9'])
    expect(left).toEqual([])
  })

  it('goes to the results by Enter without an option', async () => {
    await suggested(' 青 瓷&', [])
    press('Enter')
    expect(left).toEqual([`./index.html#/intelligentSearchDetails?keyWord=${encodeURIComponent('青 瓷&')}`])
  })

  it('goes nowhere without a keyword', () => {
    press('Enter')
    type('  ')
    press('Enter')
    fireEvent.click(screen.getByRole('button', { name: '搜索' }))
    expect(left).toEqual([])
  })

  it('leaves Enter to the input method', () => {
    type('青')
    press('Enter', { isComposing: true })
    press('Enter', { keyCode: 229 })
    expect(left).toEqual([])
  })

  it('closes the list by Escape and keeps the keyword', async () => {
    await suggested()
    press('Escape')
    expect(options()).toEqual([])
    expect(box()).toHaveProperty('value', '青')
    press('ArrowDown')
    expect(options()).toHaveLength(2)
  })
})

describe('the pointer', () => {
  it('opens an option in a new window', async () => {
    await suggested()
    const [, second] = screen.getAllByRole('option')
    if (second) fireEvent.click(second)
    expect(opened).toEqual(['./exhibitors.html#/Detail?id=9'])
    expect(options()).toEqual([])
  })

  it('goes to the results by the icon', () => {
    type('青瓷')
    fireEvent.click(screen.getByRole('button', { name: '搜索' }))
    expect(left).toHaveLength(1)
  })

  it('closes the list by leaving the field', async () => {
    await suggested()
    fireEvent.blur(box())
    expect(options()).toEqual([])
  })
})
