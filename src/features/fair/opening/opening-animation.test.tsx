import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpeningAnimation as Animation } from '#contract/fair/opening/schemas.ts'
import { mayOpenItself } from '#src/common/app/opens-itself.ts'
import { call } from '#src/common/request/call.ts'
import { prefersReducedMotion } from '#src/common/ui/reduced-motion.ts'
import { OpeningAnimation } from './opening-animation'

vi.mock('#src/common/request/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#src/common/ui/reduced-motion.ts', () => ({ prefersReducedMotion: vi.fn<() => boolean>() }))

const callMock = vi.mocked(call)
const animation: Animation = {
  id: 1,
  name: '云上开展',
  imageUrl: '/opening.png',
  videoUrl: '/api/files/film',
  jumpLink: './themeExhibition.html#/',
  seconds: 5,
}
const onNothing = vi.fn<() => void>()
const onEnd = vi.fn<() => void>()

/** The picture of which the page waits to hear whether it comes. */
let pictures: EventTarget[] = []
const come = async (how: 'load' | 'error') => act(async () => pictures.at(-1)?.dispatchEvent(new Event(how)))

async function open(over: Partial<Animation> | null = {}, isRequested = false) {
  callMock.mockResolvedValue(over && { ...animation, ...over })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = (
    <QueryClientProvider client={client}>
      <OpeningAnimation isRequested={isRequested} onNothing={onNothing} onEnd={onEnd} />
    </QueryClientProvider>
  )
  render(view)
  await act(() => vi.advanceTimersByTimeAsync(0))
}

const dialog = () => screen.queryByRole('dialog', { name: '开幕动画' })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

beforeEach(() => {
  vi.useFakeTimers()
  pictures = []
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      src = ''
      constructor() {
        super()
        pictures.push(this)
      }
    },
  )
  vi.mocked(prefersReducedMotion).mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  localStorage.clear()
})

it('opens once its picture has come, with the focus on what skips it, and is the one that opens on this day', async () => {
  await open()
  expect(dialog()).toBeNull()
  await come('load')
  expect(dialog()?.hasAttribute('open')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '跳过' }))
  expect(screen.getByLabelText('云上开展').tagName).toBe('VIDEO')
  expect(mayOpenItself()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '跳过' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('closes by itself at its end, not before', async () => {
  await open()
  await come('load')
  await pass(4.9)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(0.1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('stays while its link has the focus', async () => {
  await open()
  await come('load')
  const link = screen.getByRole('link', { name: '云上开展' })
  act(() => link.focus())
  await pass(20)
  expect(onEnd).not.toHaveBeenCalled()
  act(() => link.blur())
  await pass(5)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('that a link requested is no turn of this day', async () => {
  await open({}, true)
  await come('load')
  expect(dialog()).toBeTruthy()
  expect(mayOpenItself()).toHaveLength(3)
})

it.each([
  ['its picture fails', () => come('error')],
  ['its picture does not come', () => pass(8)],
])('never opens where %s', async (_, wait) => {
  await open()
  await wait()
  await come('load')
  expect(dialog()).toBeNull()
  expect(onNothing).toHaveBeenCalledOnce()
  expect(mayOpenItself()).toHaveLength(3)
})

it('passes its turn on where there is none', async () => {
  await open(null)
  expect(onNothing).toHaveBeenCalledOnce()
})

it('is a still picture for who asks for less motion, and where the video cannot be played', async () => {
  await open()
  await come('load')
  fireEvent.error(screen.getByLabelText('云上开展'))
  expect(screen.getByRole('img', { name: '云上开展' })).toBeTruthy()
  vi.mocked(prefersReducedMotion).mockReturnValue(true)
  document.body.replaceChildren()
  await open()
  await come('load')
  expect(screen.getByRole('img', { name: '云上开展' })).toBeTruthy()
  expect(document.querySelector('video')).toBeNull()
})
