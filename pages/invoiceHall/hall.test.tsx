import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getPayMethods } from '#contract/commerce/payments/endpoints.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const HALL = '/invoiceHall.html'

overMocks()
afterEach(() => setLanguage('zh-CN'))

/** The ticket of this name, with its stub. */
async function ticket(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const found = heading.closest('article')
  if (!found) throw new Error(`no ticket ${name}`)
  return found
}

describe('the hall', () => {
  it('shows every type with its price, its days and how it is sold', async () => {
    await openPage(HALL)
    expect(await screen.findByRole('heading', { level: 1, name: '票务大厅' })).toBeTruthy()
    const day = await ticket('首日单日票')
    expect(day.textContent).toContain('¥60')
    expect(day.textContent).toContain('预订中')
    expect(day.textContent).toContain('前可免费退票')
    expect(within(day).getByRole('button', { name: '购票：首日单日票' })).toBeTruthy()
    expect((await ticket('三日通票')).textContent).toContain('仅余 12 张')
    expect(within(day).getByText('每单限 5 张，每人限 10 张')).toBeTruthy()
    // As many at once as all in all is a limit too: a second order is refused.
    expect(within(await ticket('三日通票')).getByText('每单限 4 张，每人限 4 张')).toBeTruthy()
    expect((await ticket('儿童票')).textContent).toContain('身高 1.2–1.5 米')
    expect((await ticket('专业观众票')).textContent).toContain('免费')
    const messages: [name: string, state: string, instead: string][] = [
      ['闭幕日单日票', '尚未开售', '敬请期待'],
      ['青瓷工坊体验', '暂停售票', '暂不可购'],
      ['早鸟单日票', '已停售', '不再发售'],
    ]
    for (const [name, state, instead] of messages) {
      const shown = await ticket(name)
      expect(shown.textContent).toContain(state)
      expect(shown.textContent).toContain(instead)
      expect(within(shown).queryByRole('button')).toBeNull()
    }
    const concert = await ticket('开幕夜音乐会')
    expect(concert.textContent).toContain('售出后不退')
    expect(concert.textContent).toContain('已售罄')
    expect(await within(concert).findByRole('button', { name: '候补：开幕夜音乐会' })).toBeTruthy()
    expect((await ticket('闭幕日单日票')).textContent).toContain('10:00 GMT+8 开售')
  })

  it('says in English what has no English, in the language that it has', async () => {
    setLanguage('en-US')
    await openPage(HALL)
    const group = await ticket('Group ticket')
    expect(group.textContent).toContain('CN¥45')
    expect(within(group).getByText(en('tickets:term.perOrder_other', { count: 50, perPerson: 200 }))).toBeTruthy()
    expect(group.querySelector('[lang="zh-CN"]')?.textContent).toContain('姓名可稍后补登')
  })

  it('says what went wrong and tries again, and says so where there is nothing', async () => {
    const user = await openPage(`${HALL}?scenario=listTicketTypes:10500x1#/`)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
    expect(await ticket('首日单日票')).toBeTruthy()
    await openPage(`${HALL}?scenario=listTicketTypes:empty#/`)
    expect(await screen.findByRole('heading', { name: '暂时没有门票' })).toBeTruthy()
  })

  it('offers only what costs nothing where the fair takes no payment, and says so before', async () => {
    server.use(mock(getPayMethods, () => ({ wechat: false, sandbox: false })))
    await openPage(HALL)
    expect(await screen.findByText('本届展会未开通在线支付，目前只能预订免费门票。')).toBeTruthy()
    expect(within(await ticket('首日单日票')).queryByRole('button')).toBeNull()
    expect(within(await ticket('专业观众票')).getByRole('button')).toBeTruthy()
  })
})

describe('ordering', () => {
  it('has a guest log in and goes on with the form', async () => {
    const user = await openPage(HALL)
    await user.click(await screen.findByRole('button', { name: '购票：首日单日票' }))
    const login = within(await screen.findByRole('dialog', { name: '登录云展' }))
    const input = (name: RegExp) => login.getByLabelText(name, { selector: 'input' })
    expect(await login.findByText('登录后即可购票')).toBeTruthy()
    fill(await login.findByLabelText(/^手机号或邮箱/, { selector: 'input' }), 'buyer@demo.yunzhan.example')
    fill(input(/^密码/), 'Yunzhan#2026')
    fill(input(/^图形验证码/), 'abcde')
    await user.click(login.getByRole('button', { name: '登录' }))
    const form = within(await screen.findByRole('dialog', { name: '购票' }))
    await waitFor(() => expect(form.getByRole('spinbutton', { name: '首日单日票的张数' })).toHaveProperty('value', '1'))
  })

  it('notifies who does not buy for whom professional tickets are', async () => {
    signInAs(userTypes.exhibitor)
    const user = await openPage(HALL)
    await user.click(await screen.findByRole('button', { name: '购票：专业观众票' }))
    expect(await screen.findByText(/专业观众票仅限采购商账号购买/)).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '购票' })).toBeNull()
  })
})
