import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import { closeAlert, notices } from '../ui/notices/notices'
import { exhibitAddress, exhibitorAddress, searchAddress } from '../app/addresses'
import { useExpo } from '../app/fair'
import Footer from './footer'
import { SideNav } from './side-nav'

vi.mock('../app/fair', () => ({ useExpo: vi.fn<() => ExpoInfo | undefined>() }))
vi.mock('../ui/qr-code', () => ({
  QrCode: ({ text, label }: { text: string; label: string }) => <img src={text} alt={label} />,
}))

const expo: ExpoInfo = {
  id: 1,
  expoName: '云展·文化产业博览会',
  slogan: '',
  introduce: [],
  cityName: '杭州',
  venue: '会展中心',
  startTime: '2026-05-01T09:00:00+08:00',
  endTime: '2026-05-05T18:00:00+08:00',
  hosts: [{ name: '促进会' }, { name: '文旅局' }],
  organizers: [],
  supporters: [],
  contacts: {
    phone: '0571-8800 0000',
    groupPhone: '0571-8800 0000',
    email: 'a@yunzhan.example',
    address: '会展大道 1 号',
    hours: '9:00',
  },
  filingNumbers: ['浙ICP备00000000号'],
  colorType: 0,
  templateName: 'simple-style',
}

describe('the footer', () => {
  let near: () => void
  beforeEach(() => {
    vi.mocked(useExpo).mockReturnValue(expo)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
          near = () => told([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
  })

  it('has links, contacts, hosts, copyright and filing numbers', () => {
    render(<Footer />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const href of [
      './about.html#/about',
      './about.html#/helper',
      'tel:057188000000',
      'mailto:a@yunzhan.example',
    ]) {
      expect(hrefs).toContain(href)
    }
    const text = screen.getByRole('contentinfo').textContent
    for (const part of ['促进会', '文旅局', '会展大道 1 号', '© 2026', '浙ICP备00000000号'])
      expect(text).toContain(part)
  })

  it('draws its QR codes when they are about to be seen', () => {
    render(<Footer />)
    expect(screen.queryAllByRole('img')).toEqual([])
    act(() => near())
    expect(screen.getByRole('img', { name: '云展首页' })).toBeTruthy()
    const code = screen.getByRole('img', { name: '全部展品' })
    expect(code.getAttribute('src')).toBe(new URL('/exhibitss.html', window.location.href).href)
  })

  it('stands while the fair is not known', () => {
    vi.mocked(useExpo).mockReturnValue(undefined)
    render(<Footer />)
    expect(screen.getByRole('contentinfo').textContent).not.toContain('undefined')
  })
})

describe('the side navigation', () => {
  it('says of each module that it is under construction', () => {
    render(<SideNav />)
    for (const name of ['我的考试', '我的积分', '12371', '小程序']) {
      fireEvent.click(screen.getByRole('button', { name }))
      expect(notices.get().box?.text).toBe(`“${name}”模块正在建设中，敬请期待`)
      closeAlert()
    }
  })

  it('folds, and leaves back-to-top to the toolbar', () => {
    render(<SideNav />)
    fireEvent.click(screen.getByRole('button', { name: '展开快捷服务' }))
    expect(screen.getByRole('button', { name: '收起快捷服务' }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull()
  })
})

describe('addresses', () => {
  it('are those of the spec', () => {
    expect(exhibitAddress(3)).toBe('./exhibitss.html#/ExhibisDetail?id=3')
    expect(exhibitorAddress(4)).toBe('./exhibitors.html#/Detail?id=4')
    expect(searchAddress('a&b=c#')).toBe('./index.html#/intelligentSearchDetails?keyWord=a%26b%3Dc%23')
  })
})
