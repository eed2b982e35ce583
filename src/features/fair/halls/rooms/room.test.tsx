import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefersReducedMotion } from '#src/common/ui/reduced-motion.ts'
import { Room } from './room'
import type { Work } from './work'

vi.mock('#src/common/ui/reduced-motion.ts', () => ({ prefersReducedMotion: vi.fn<() => boolean>() }))

const works = Array.from({ length: 5 }, (_, i): Work => ({
  id: i + 1,
  name: `梅瓶 ${i + 1}`,
  lang: undefined,
  maker: '青禾陶瓷',
  price: '¥680',
  coverUrl: '',
  href: `./exhibitss.html#/ExhibisDetail?id=${i + 1}`,
}))

function draw(number: number, total: number) {
  const { container } = render(
    <MemoryRouter>
      <Room
        label="工艺美术馆"
        theme={{ colorType: 1, templateName: 'dark-style' }}
        sign={{
          title: '工艺美术馆',
          lang: undefined,
          text: '陶瓷',
          textLang: undefined,
          href: './hall',
          linkLabel: '展馆主页',
        }}
        works={works}
        rooms={{ number, total, to: (room) => `/hall?room=${room}` }}
        exit="/"
        back={null}
      />
    </MemoryRouter>,
  )
  const stage = container.querySelector<HTMLElement>('[data-position]')
  return { container, position: () => stage?.dataset['position'] }
}

/** jsdom-like documents have no layout, so a key is identified by its code alone. */
const key = (code: string) => fireEvent.keyDown(document.body, { code, key: code })

beforeEach(() => {
  vi.mocked(prefersReducedMotion).mockReturnValue(true)
})

describe('the doors of a room', () => {
  it('lead to the rooms before and after', () => {
    const { container } = draw(2, 3)
    expect(screen.getByText('第 2 室，共 3 室')).toBeTruthy()
    expect(screen.getByRole('link', { name: '下一室' }).getAttribute('href')).toBe('/hall?room=3')
    expect(screen.getByRole('link', { name: '上一室' }).getAttribute('href')).toBe('/hall?room=1')
    expect(container.querySelector('[data-side="right"] [data-spot="next"]')?.textContent).toBe('第 3 室')
    expect(container.querySelector('[data-side="left"] [data-spot="previous"]')?.textContent).toBe('第 1 室')
  })

  it('are not there where there is nothing behind them', () => {
    const { container } = draw(1, 1)
    expect(screen.queryByRole('navigation', { name: '展室' })).toBeNull()
    expect(container.querySelector('[data-spot="next"], [data-spot="previous"]')).toBeNull()
  })
})

describe('a caption', () => {
  it('opens before its picture, and Escape leads back with the focus', () => {
    const { position } = draw(1, 1)
    const item = screen.getByRole('button', { name: /梅瓶 2/ })
    item.focus()
    const before = position()
    fireEvent.click(item)
    expect(screen.getByRole('dialog', { name: '梅瓶 2' })).toBe(document.activeElement)
    expect(position()).toMatch(/ -90$/)
    key('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(position()).toBe(before)
    expect(document.activeElement).toBe(item)
  })

  it('steps on to the next picture, and round', () => {
    draw(1, 1)
    fireEvent.click(screen.getByRole('button', { name: /梅瓶 5/ }))
    fireEvent.click(screen.getByRole('button', { name: '下一件' }))
    expect(screen.getByRole('dialog', { name: '梅瓶 1' })).toBeTruthy()
  })

  it('is left behind by who walks on', () => {
    draw(1, 1)
    fireEvent.click(screen.getByRole('button', { name: /梅瓶 2/ }))
    key('KeyD')
    expect(screen.getByRole('dialog')).toBeTruthy()
    key('KeyS')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('keys', () => {
  it('walk by jumps where less motion is needed', () => {
    const { position } = draw(1, 1)
    const before = Number(position()?.split(' ')[1])
    key('KeyW')
    expect(position()).toBe(`0 ${before - 130} 0`)
    key('ArrowRight')
    expect(position()).toBe(`0 ${before - 130} 15`)
  })

  it('typed elsewhere are not for walking', () => {
    const { position } = draw(1, 1)
    const before = position()
    const box = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(box, { code: 'KeyW', key: 'w' })
    box.remove()
    expect(position()).toBe(before)
  })
})
