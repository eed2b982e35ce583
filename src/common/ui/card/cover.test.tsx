import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Cover, toMonogram } from './cover'

describe('Cover', () => {
  it('sets the title in type where there is no picture', () => {
    render(<Cover src="" title="影青梅瓶" />)
    expect(screen.getByText('影青梅瓶')).toBeTruthy()
  })

  it('does so too when the picture fails, and tries the next picture', () => {
    const { container, rerender } = render(<Cover src="/a.svg" title="影青梅瓶" />)
    const picture = container.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(screen.getByText('影青梅瓶')).toBeTruthy()
    rerender(<Cover src="/b.svg" title="影青梅瓶" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.svg')
  })

  it('keeps the same ground for the same title', () => {
    const ground = () => render(<Cover src="" title="宋锦" />).container.querySelector('[data-ground]')?.outerHTML
    expect(ground()).toBe(ground())
  })
})

describe('monogramOf', () => {
  it.each([
    ['青禾陶瓷', '青禾'],
    ['Shanyang Papercuts', 'SP'],
    ['Azul', 'A'],
    ['周弓（Zhou）', '周弓'],
    ['', ''],
  ])('%j is %j', (title, monogram) => {
    expect(toMonogram(title)).toBe(monogram)
  })
})
