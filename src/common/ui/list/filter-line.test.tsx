import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { firstLine } from './use-first-line'

overMocks()

describe('what stands in one line', () => {
  it('is everything where it fits, else what comes first, and the chosen one in any case', () => {
    expect(firstLine([50, 50, 50], 150, 0)).toEqual([true, true, true])
    expect(firstLine([50, 50, 50], 149, 0)).toEqual([true, true, false])
    expect(firstLine([50, 50, 50, 50], 150, 3)).toEqual([true, true, false, true])
    expect(firstLine([50, 90, 30, 50], 150, 0)).toEqual([true, true, false, false])
    expect(firstLine([50, 200, 30], 100, 1)).toEqual([true, true, false])
  })
})

describe('a group of filters that takes more than a line', () => {
  // No layout here: each chip is 100 px wide, and 350 px are there for them.
  beforeEach(() => {
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 34))
    vi.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
  })
  afterEach(() => vi.restoreAllMocks())

  const group = () => within(screen.getByRole('group', { name: '品类' }))
  const chips = () =>
    group()
      .getAllByRole('listitem')
      .filter((chip) => chip.dataset['folded'] === undefined)
      .map((chip) => chip.querySelector('a')?.firstChild?.textContent)
  const more = (name: string) => group().findByRole('button', { name })

  it('is folded to one, opens and folds by its button, which keeps the focus', async () => {
    const user = await openPage('/exhibitss.html')
    const button = await more('更多')
    expect(chips()).toEqual(['全部', '陶瓷', '织绣'])
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await user.keyboard('{Enter}')
    expect(chips()).toHaveLength(9)
    const less = await more('收起')
    expect(less.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(less)
    await user.keyboard('{Enter}')
    expect(chips()).toHaveLength(3)
  })

  it('shows the chosen one though it stands further back', async () => {
    await openPage('/exhibitss.html#/?categoryId=6')
    await more('更多')
    await waitFor(() => expect(chips()).toEqual(['全部', '陶瓷', '影像']))
  })

  it('has no button where everything fits', async () => {
    await openPage('/exhibitors.html')
    const type = within(await screen.findByRole('group', { name: '参展方式' }))
    expect(type.queryByRole('button')).toBeNull()
    expect(type.getAllByRole('listitem')).toHaveLength(3)
  })
})
