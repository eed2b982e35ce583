import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { expectFocus, fill, signInAs, solvePuzzle, watchLeaving } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const QUERY = '/login.html#/registrationQuery'
const APPLICATIONS = '/login.html#/applyQuery'

overMocks()
const left = watchLeaving()

const main = () => within(screen.getByRole('main'))
const labelled = (name: RegExp) =>
  main().findByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio])' })
const found = (name: string) => main().findByRole('heading', { level: 2, name })
const press = async (user: UserEvent, name: string) => user.click(await main().findByRole('button', { name }))

async function ask(user: UserEvent, mobile: string, code = '123456'): Promise<void> {
  fill(await labelled(/^手机号/), mobile)
  await press(user, '获取验证码')
  await solvePuzzle()
  fill(await labelled(/^验证码/), code)
  await press(user, '查询')
}

describe('the registration query', () => {
  it('finds by e-mail, in English', async () => {
    const user = await openPage('/login.html?lang=en-US#/registrationQuery')
    await user.click(await main().findByRole('radio', { name: en('registration:query.email') }))
    fill(main().getByRole('textbox', { name: new RegExp(`^${en('registration:query.email')}`) }), 'buyer2@demo.example')
    await press(user, 'Get code')
    await solvePuzzle()
    fill(await labelled(/^Verification code/), '123456')
    await press(user, en('registration:query.ask'))
    expect(await found('Approved')).toBeTruthy()
    expect(main().getByText('Longquan Celadon Institute')).toBeTruthy()
  })

  it('names what is wrong, and sends no code to half a number', async () => {
    const user = await openPage(QUERY)
    fill(await labelled(/^手机号/), '1390013')
    expect(main().getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', true)
    await press(user, '查询')
    expect(await main().findByText(/手机号格式不正确/)).toBeTruthy()
    expect(await main().findByText(/^请输入验证码/)).toBeTruthy()
    await expectFocus(labelled(/^手机号/))
  })

  it('names a wrong code at its field, in either language', async () => {
    const user = await openPage(QUERY)
    await ask(user, '13900139001', '654321')
    expect(await main().findByText('验证码错误')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /切换到英文/ }))
    expect(await main().findByText('The verification code is incorrect')).toBeTruthy()
  })

  it('leads a number without registration to it', async () => {
    const user = await openPage(QUERY)
    await ask(user, '13900139999')
    expect(await main().findByText(/没有查询到注册信息/)).toBeTruthy()
    expect(main().getByRole('link', { name: '去注册' })).toBeTruthy()
    await expectAccessible()
  })

  it('asks again for a result that did not load', async () => {
    const user = await openPage('/login.html?scenario=queryRegister:10500x1#/registrationQuery')
    await ask(user, '13900139001')
    await press(user, '重试')
    expect(await found('正在审核')).toBeTruthy()
  })

  it('on a phone is the one for phones', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    )
    await openPage(QUERY)
    await waitFor(() => expect(window.location.hash).toMatch(/registrationQuery\/mobile$/))
    expect(await main().findByRole('button', { name: '查询' })).toBeTruthy()
  })

  it('leads to the query from a result page that nobody opened', async () => {
    const user = await openPage(`${QUERY}/result?mobile=13900139001&url=https://elsewhere.example`)
    await user.click(await main().findByRole('link', { name: '重新查询' }))
    await waitFor(() => expect(window.location.hash).toMatch(/registrationQuery\/mobile$/))
  })
})

describe('the application query', () => {
  const cards = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .flatMap((heading) => heading.closest('li') ?? [])
  const withdraw = (user: UserEvent) => press(user, '取消申请：“远方的织机”')
  const answer = async (user: UserEvent, name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

  it('shows status, progress and opinion, and offers to cancel what is under review', async () => {
    signInAs(1)
    const user = await openPage(APPLICATIONS)
    await main().findByRole('heading', { level: 2, name: '远方的织机' })
    expect(document.title).toBe('申请查询 · 云展')
    expect(cards()).toHaveLength(3)
    const failed = cards().find(({ textContent }) => textContent?.includes('山海之间'))
    expect(failed?.querySelectorAll('li')[2]?.textContent).toBe('未通过')
    expect(failed?.textContent).toContain('参展作品与展览主题不符')
    expect(main().getAllByRole('button', { name: /^取消申请：/ })).toHaveLength(1)
    await withdraw(user)
    await answer(user, '再想想')
    expect(await screen.findByText('已取消操作，未作更改')).toBeTruthy()
    expect(cards()[0]?.textContent).toContain('审核中')
    await withdraw(user)
  })

  it('leads a guest to the login', async () => {
    const user = await openPage('/login.html?lang=en-US#/applyQuery')
    const dialog = await screen.findByRole('dialog', { name: 'Please log in first' })
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    expect(await screen.findByText(en('common:action.cancelled'))).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Please log in first' })).toBeNull()
    await press(user, 'Log in')
    expect(left).toEqual(['./login.html#/'])
  })

  it('has a placeholder where there is none', async () => {
    signInAs(1)
    await openPage('/login.html?scenario=allRegList:empty&lang=en-US#/applyQuery')
    expect(await main().findByRole('heading', { name: 'No applications yet' })).toBeTruthy()
  })

  it('cancels none that was decided meanwhile', async () => {
    signInAs(1)
    const user = await openPage('/login.html?scenario=cancelEnrollment:10306#/applyQuery')
    await withdraw(user)
    await answer(user, '取消申请')
    expect(await screen.findByText('只有审核中的报名可以取消')).toBeTruthy()
  })
})
