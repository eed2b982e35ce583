import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Pagination, pageNumbers } from './pagination'

describe('placesOf', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
    [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, totalPage, places) => {
    expect(pageNumbers(page, totalPage)).toEqual(places)
  })
})

describe('Pagination', () => {
  const draw = (page: number, totalPage: number) =>
    render(
      <MemoryRouter>
        <Pagination page={page} totalPage={totalPage} to={(to) => `/?page=${to}`} list="list" />
      </MemoryRouter>,
    )

  it('marks the current page and links the others', () => {
    draw(2, 3)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
    expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/?page=3')
  })

  it('is not drawn for a single page', () => {
    draw(1, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('has no way back from the first page', () => {
    draw(1, 3)
    expect(screen.queryByRole('link', { name: '上一页' })).toBeNull()
  })
})
