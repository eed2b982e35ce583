import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

/** Has what waits to be scrolled to come near the window at once. */
function bringNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notified: (seen: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notified([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}

it('a buyer signs up on home, gets a code, and finds it again', async () => {
  bringNear()
  const user = await openPage('/index.html?scenario=listWebAdverts:empty')
  const block = within(await screen.findByRole('region', { name: '买家预登记' }))
  await user.click(await block.findByRole('button', { name: '立即预登记' }))
  const dialog = within(await screen.findByRole('dialog', { name: '买家预登记' }))
  await user.click(dialog.getByRole('button', { name: '提交预登记' }))
  expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain('请填写手机号或邮箱')
  await user.type(dialog.getByLabelText(/姓名/), '林小满')
  await user.type(dialog.getByLabelText(/企业名称/), '拾光画廊')
  await user.type(dialog.getByLabelText(/手机号/), '13900009999')
  await user.click(dialog.getByLabelText('采购产品'))
  await user.click(dialog.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await user.click(dialog.getByRole('button', { name: '提交预登记' }))
  const done = within(await screen.findByRole('dialog', { name: '预登记成功' }))
  const link = done.getByRole('link', { name: '注册账号，资料自动带入' })
  expect(link.getAttribute('href')).toMatch(/#\/register\?joinType=Buyer&preRegistration=[2-9A-Z]{16}$/)
  await user.click(done.getByRole('button', { name: /关闭/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(block.getByRole('button', { name: '查看我的预登记码' }))
  expect(await screen.findByRole('dialog', { name: '预登记成功' })).toBeTruthy()
  localStorage.removeItem('preRegistered')
})

it('the registration begins with what was pre-registered', async () => {
  await openPage('/login.html#/register?joinType=Buyer&preRegistration=PRE2222222222222')
  expect(await screen.findByDisplayValue('Emma Fischer', {}, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByDisplayValue('emma@nordlicht.example')).toBeTruthy()
})

it('an invalid code is reported, and the form is shown all the same', async () => {
  await openPage('/login.html#/register?joinType=Buyer&preRegistration=9999999999999999')
  expect(await screen.findByText('没有找到这个预登记码，请核对')).toBeTruthy()
  expect(await screen.findAllByRole('textbox', { name: /^姓名/ }, { timeout: 20_000 })).not.toHaveLength(0)
})
