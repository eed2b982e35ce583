import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import type { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { ExhibitGrid } from './exhibit-grid'

const exhibit = (id: number, more: Partial<ExhibitCard> = {}): ExhibitCard => ({
  exhibitsInfoId: id,
  exhibitsName: `展品 ${id}`,
  exhibitsCoverUrl: '',
  exhibitsLabel: [],
  exhibitorId: 1,
  company: '景德镇青禾陶瓷艺术有限公司',
  companyAbbreviation: '青禾陶瓷',
  companyAbbreviationEn: 'Qinghe',
  price: 4800,
  fallbackFields: [],
  ...more,
})
const exhibits = (count: number) => Array.from({ length: count }, (_, i) => exhibit(i + 1))

describe('ExhibitGrid', () => {
  it('puts the slot after the first ten cards', () => {
    render(<ExhibitGrid exhibits={exhibits(12)} slot={<p>slot</p>} />)
    const cells = screen.getAllByRole('listitem')
    expect(cells).toHaveLength(13)
    expect(cells[10]?.textContent).toBe('slot')
  })

  it('puts the slot last where there are fewer', () => {
    render(<ExhibitGrid exhibits={exhibits(3)} slot={<p>slot</p>} />)
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('slot')
  })

  it('has five columns unless told otherwise', () => {
    const { rerender } = render(<ExhibitGrid exhibits={exhibits(1)} />)
    const columns = () => screen.getByRole('list').style.getPropertyValue('--columns')
    expect(columns()).toBe('5')
    rerender(<ExhibitGrid exhibits={exhibits(1)} columns={3} />)
    expect(columns()).toBe('3')
  })

  it('badges what is new and nothing else', () => {
    render(<ExhibitGrid exhibits={[exhibit(1, { exhibitsLabel: [1, 3] }), exhibit(2, { exhibitsLabel: [1, 2] })]} />)
    expect(screen.getAllByText('新品')).toHaveLength(1)
  })

  it('shows the short name of the reader’s language', async () => {
    render(<ExhibitGrid exhibits={[exhibit(1)]} />)
    expect(screen.getByText('青禾陶瓷')).toBeTruthy()
    await act(() => i18next.changeLanguage('en-US'))
    expect(screen.getByText('Qinghe')).toBeTruthy()
  })

  it('says that the price is told on request', () => {
    render(<ExhibitGrid exhibits={[exhibit(1, { price: null })]} />)
    expect(screen.getByText('价格面议')).toBeTruthy()
  })

  it('opens the detail in a new window', () => {
    render(<ExhibitGrid exhibits={[exhibit(7)]} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('./exhibitss.html#/ExhibisDetail?id=7')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  it('says so when there is none', () => {
    const { rerender } = render(<ExhibitGrid exhibits={[]} slot={<p>slot</p>} />)
    expect(screen.getByRole('heading', { name: '没有找到符合条件的展品' })).toBeTruthy()
    rerender(<ExhibitGrid exhibits={[]} emptyText="别处看看" />)
    expect(screen.getByRole('heading', { name: '别处看看' })).toBeTruthy()
  })
})
