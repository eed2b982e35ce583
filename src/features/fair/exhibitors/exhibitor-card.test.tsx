import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ExhibitorCard as Exhibitor } from '#contract/fair/exhibitors/schemas.ts'
import { getHallColumn } from '#contract/fair/halls/endpoints.ts'
import { ExhibitorCard } from './exhibitor-card'
import { ExhibitorList } from './exhibitor-list'

const exhibitor = (more: Partial<Exhibitor> = {}): Exhibitor => ({
  id: 3,
  logoUrl: '',
  company: '福州大漆工坊',
  companyAbbreviation: '大漆工坊',
  introduction: '脱胎漆器',
  vrShowUrl: '',
  exhibitionType: 1,
  hallName: '非遗馆',
  booth: '2B-03',
  boothId: 7,
  exhibits: Array.from({ length: 5 }, (_, i) => ({
    exhibitsInfoId: i + 1,
    exhibitsName: `展品${i + 1}`,
    coverUrl: '',
  })),
  exhibitsNum: 5,
  fallbackFields: [],
  ...more,
})

function draw(card: Exhibitor, hidePavilionColumn = 0) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData([getHallColumn.path, 'zh-CN', {}], { hidePavilionColumn, vrUrl: '' })
  return render(
    <QueryClientProvider client={client}>
      <ExhibitorCard exhibitor={card} />
    </QueryClientProvider>,
  )
}

describe('ExhibitorCard', () => {
  it('opens the detail from the name, and by pointer from the logo, in a new window', () => {
    const { container } = draw(exhibitor())
    const detail = [...container.querySelectorAll('a[href="./exhibitors.html#/Detail?id=3"]')]
    expect(detail).toHaveLength(2)
    for (const link of detail) expect(link.getAttribute('target')).toBe('_blank')
  })

  it('has a VR badge only where there is a VR booth', () => {
    draw(exhibitor({ vrShowUrl: 'https://vr.example.com' }))
    expect(screen.getByText('VR 展位')).toBeTruthy()
  })

  it('tells of the booth of those who are there', () => {
    draw(exhibitor())
    expect(screen.getByText('线下展位')).toBeTruthy()
    expect(screen.getByRole('button', { name: '非遗馆 2B-03' })).toBeTruthy()
    expect(screen.queryByText('VR 展位')).toBeNull()
  })

  it.each([
    ['online only', exhibitor({ exhibitionType: 0 }), 0],
    ['the hall column is hidden', exhibitor(), 1],
  ])('says nothing of a booth when %s', (_, card, hidden) => {
    draw(card, hidden)
    expect(screen.queryByText('线下展位')).toBeNull()
    expect(screen.queryByText(/2B-03/)).toBeNull()
  })

  it('brings up the code with its hint on focus', async () => {
    draw(exhibitor())
    expect(screen.queryByText('请扫码前往小程序查看导览')).toBeNull()
    // By focus, however many stops there are before it: the heart comes when it can.
    act(() => screen.getByRole('button', { name: '非遗馆 2B-03' }).focus())
    expect(await screen.findByText('请扫码前往小程序查看导览')).toBeTruthy()
    expect(await screen.findByRole('img', { name: '展位导览二维码' })).toMatchObject({ width: 120, height: 120 })
  })

  it('shows three pictures', () => {
    draw(exhibitor())
    const pictures = within(screen.getByRole('list')).getAllByRole('link')
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual(['展品1', '展品2', '展品3'])
  })
})

describe('ExhibitorList', () => {
  it('says so when it is empty', () => {
    render(<ExhibitorList exhibitors={[]} />)
    expect(screen.getByRole('heading', { name: '没有找到符合条件的展商' })).toBeTruthy()
  })
})
