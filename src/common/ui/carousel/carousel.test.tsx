import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel, type CarouselItem } from './carousel'

interface Options {
  loop: boolean
  speed: number
  on: { realIndexChange: (swiper: { realIndex: number }) => void }
}

/** A Swiper that slides at once; how it moves on a screen is for the browser tests. */
const slider = vi.hoisted(() => ({ made: 0, destroyed: 0, options: undefined as Options | undefined }))
vi.mock('swiper/css', () => ({}))
vi.mock('../../app/when-idle', () => ({ whenIdle: () => Promise.resolve() }))
vi.mock('swiper', () => ({
  default: class {
    realIndex = 0
    count: number
    constructor(
      frame: HTMLElement,
      readonly options: Options,
    ) {
      slider.made += 1
      slider.options = options
      this.count = frame.querySelectorAll('.swiper-slide').length
    }
    slideToLoop(index: number) {
      this.realIndex = (index + this.count) % this.count
      this.options.on.realIndexChange(this)
    }
    slideNext() {
      this.slideToLoop(this.realIndex + 1)
    }
    slidePrev() {
      this.slideToLoop(this.realIndex - 1)
    }
    destroy() {
      slider.destroyed += 1
    }
  },
}))

const items: CarouselItem[] = [
  { id: 1, imageUrl: '/1.svg', title: '八馆同开', jumpLink: './exhibitss.html#/' },
  { id: 2, imageUrl: '/2.svg', title: '直播季', jumpLink: '' },
  { id: 3, imageUrl: '/3.svg', title: '海外馆', jumpLink: 'https://partner.example/fair' },
]

function atRest(reduced: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia('all'), matches: reduced })
}

async function drawn(some: readonly CarouselItem[] = items) {
  const view = render(<Carousel label="推荐" items={some} ratio={3} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return view
}

function current(): string | null {
  return document.querySelector('.swiper-slide:not([inert])')?.getAttribute('aria-label') ?? null
}

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(slider, { made: 0, destroyed: 0, options: undefined })
  atRest(false)
})

afterEach(() => vi.useRealTimers())

describe('one advert', () => {
  it('stands still and loads no slider', async () => {
    await drawn(items.slice(0, 1))
    wait(10_000)
    expect(slider.made).toBe(0)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: '八馆同开' })).toBeTruthy()
  })
})

describe('several adverts', () => {
  it('show the first at once, before the slider is there', () => {
    render(<Carousel label="推荐" items={items} ratio={3} />)
    expect(current()).toBe('第 1 张，共 3 张')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('follow each other every 3000 ms, in a loop', async () => {
    await drawn()
    expect(slider.options?.loop).toBe(true)
    wait(2_999)
    expect(current()).toBe('第 1 张，共 3 张')
    wait(1)
    expect(current()).toBe('第 2 张，共 3 张')
    wait(3_000)
    expect(current()).toBe('第 3 张，共 3 张')
    wait(3_000)
    expect(current()).toBe('第 1 张，共 3 张')
  })

  it('wait while the pointer or the focus is on them', async () => {
    await drawn()
    const carousel = screen.getByRole('region', { name: '推荐' })
    fireEvent.mouseEnter(carousel)
    wait(4_000)
    expect(current()).toBe('第 1 张，共 3 张')
    fireEvent.mouseLeave(carousel)
    act(() => screen.getByRole('button', { name: '下一张' }).focus())
    wait(4_000)
    expect(current()).toBe('第 1 张，共 3 张')
    act(() => screen.getByRole('button', { name: '下一张' }).blur())
    wait(3_000)
    expect(current()).toBe('第 2 张，共 3 张')
  })

  it('stand still for readers who want less motion, until they ask', async () => {
    atRest(true)
    await drawn()
    expect(slider.options?.speed).toBe(0)
    wait(4_000)
    expect(current()).toBe('第 1 张，共 3 张')
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }))
    wait(3_000)
    expect(current()).toBe('第 2 张，共 3 张')
  })

  it('are turned by hand, and a chosen one stays its full time', async () => {
    await drawn()
    wait(2_900)
    fireEvent.click(screen.getByRole('button', { name: '下一张' }))
    expect(current()).toBe('第 2 张，共 3 张')
    wait(2_900)
    expect(current()).toBe('第 2 张，共 3 张')
    fireEvent.click(screen.getByRole('button', { name: '上一张' }))
    expect(current()).toBe('第 1 张，共 3 张')
    fireEvent.click(screen.getByRole('button', { name: '查看第 3 张' }))
    expect(current()).toBe('第 3 张，共 3 张')
    expect(screen.getByRole('button', { name: '查看第 3 张' }).getAttribute('aria-current')).toBe('true')
  })

  it('can be paused', async () => {
    await drawn()
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
    wait(4_000)
    expect(current()).toBe('第 1 张，共 3 张')
  })

  it('end with the page', async () => {
    const { unmount } = await drawn()
    unmount()
    expect(slider.destroyed).toBe(1)
  })
})

describe('an advert', () => {
  function linkOf(jumpLink: string): Element | null {
    return render(
      <Carousel label="推荐" items={[{ id: 9, imageUrl: '/9.svg', title: '广告', jumpLink }]} ratio={3} />,
    ).container.querySelector('a')
  }

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'])('is no link to “%s”', (jumpLink) => {
    expect(linkOf(jumpLink)).toBeNull()
  })

  it('opens our own pages here and others in a new window', () => {
    expect(linkOf('./news.html#/')?.getAttribute('target')).toBeNull()
    expect(linkOf('https://partner.example/')?.getAttribute('target')).toBe('_blank')
  })
})
