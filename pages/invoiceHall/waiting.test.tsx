import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { joinWaitingList } from '#contract/commerce/waiting-list/endpoints.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { places } from '#src/mocks/commerce/waiting-list/places.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => {
  restore()
  setLanguage('zh-CN')
})

const HALL = '/invoiceHall.html'
const concert = async () => {
  const heading = await screen.findByRole('heading', { level: 3, name: '开幕夜音乐会' })
  return within(heading.closest('article') ?? document.body)
}

describe('a type that is sold out', () => {
  it('is waited for with so many tickets, and left again once that was confirmed', async () => {
    signInAs(userTypes.tourist)
    const user = await openPage(HALL)
    await user.click(await (await concert()).findByRole('button', { name: '候补：开幕夜音乐会' }))
    const dialog = within(await screen.findByRole('dialog', { name: '候补购票' }))
    expect(dialog.getByText('保留 2 小时，期间照常下单支付；逾期顺延给下一位。')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '加一张' }))
    const sent = nextCall(joinWaitingList.path)
    await user.click(dialog.getByRole('button', { name: '加入候补' }))
    expect(await (await sent).json()).toEqual({ typeId: 7, quantity: 2 })
    expect(await (await concert()).findByText('前面还有 4 人')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click((await concert()).getByRole('button', { name: '退出候补：开幕夜音乐会' }))
    await user.click(await screen.findByRole('button', { name: '继续候补' }))
    await user.click((await concert()).getByRole('button', { name: '退出候补：开幕夜音乐会' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: '退出候补？' })).getByRole('button', { name: '退出候补' }),
    )
    expect(await (await concert()).findByRole('button', { name: '候补：开幕夜音乐会' })).toBeTruthy()
  })

  it('says in the dialog why nobody can wait for it', async () => {
    signInAs(userTypes.tourist)
    server.use(mock(joinWaitingList, () => refuse('TicketsLeft', { name: '开幕夜音乐会', typeId: 7 })))
    const user = await openPage(HALL)
    await user.click(await (await concert()).findByRole('button', { name: '候补：开幕夜音乐会' }))
    await user.click(await screen.findByRole('button', { name: '加入候补' }))
    expect((await screen.findByRole('alert')).textContent).toContain('仍有余票，可直接购买')
  })

  it('has a guest log in first', async () => {
    const user = await openPage(HALL)
    await user.click(await (await concert()).findByRole('button', { name: '候补：开幕夜音乐会' }))
    const login = await screen.findByRole('dialog', { name: '登录云展' })
    expect(login).toBeTruthy()
    await user.click(within(login).getByRole('button', { name: '关闭' }))
  })

  it('is ordered by who has an offer: as many as are reserved, while it lasts', async () => {
    signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
    const user = await openPage(HALL)
    expect(await (await concert()).findByText('已为您保留 2 张')).toBeTruthy()
    expect((await concert()).getByRole('timer').textContent).toMatch(/^01:\d\d:\d\d$/)
    await user.click((await concert()).getByRole('button', { name: '购票：开幕夜音乐会' }))
    const form = within(await screen.findByRole('dialog', { name: '购票' }))
    const number = await form.findByRole('spinbutton', { name: '开幕夜音乐会的张数' })
    expect(number).toHaveProperty('value', '2')
    expect(form.getByRole('button', { name: '开幕夜音乐会加一张' })).toHaveProperty('disabled', true)
  })

  it('is waited for anew by who has let the time go by', async () => {
    const [offer] = places
    if (offer) offer.state = 'missed'
    signInAs(userTypes.buyer)
    await openPage(HALL)
    expect(await (await concert()).findByText('未在时限内下单')).toBeTruthy()
    expect((await concert()).getByRole('button', { name: '候补：开幕夜音乐会' }).textContent).toBe('重新候补')
  })
})

describe('the personal centre', () => {
  it('has the own places with what can be done about them', async () => {
    signInAs(userTypes.buyer)
    const user = await openPage('/personal.html#/tickets')
    const own = within(await screen.findByRole('region', { name: '候补' }))
    expect(own.getByText('已为您保留 2 张')).toBeTruthy()
    expect(own.getByRole('link', { name: '去下单' }).getAttribute('href')).toBe('./invoiceHall.html')
    await user.click(own.getByRole('button', { name: '退出候补：开幕夜音乐会' }))
    const dialog = within(await screen.findByRole('dialog', { name: '退出候补？' }))
    expect(dialog.getByText(/将让给下一位/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '退出候补' }))
    await waitFor(() => expect(own.getByText('已退出')).toBeTruthy())
  })

  it('shows nothing of it to who never waited, and says it in English', async () => {
    setLanguage('en-US')
    signInAs(userTypes.exhibitor)
    await openPage('/personal.html#/tickets')
    expect(await screen.findByRole('heading', { name: /ticket/i, level: 2 })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Waiting list' })).toBeNull()
  })
})
