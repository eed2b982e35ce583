import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getWork } from '#contract/people/challenges/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { expectFocus, fill, nextCall, watchLeaving } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

const LOGIN = '/login.html?scenario=listAdverts:empty'
const BUYER = 'buyer@demo.yunzhan.example'

overMocks()
const left = watchLeaving()

const main = () => within(screen.getByRole('main'))
const labelled = (name: RegExp) => main().getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const dialog = async () => within(await screen.findByRole('dialog'))

/** Opens what stands before a code for an e-mail address. */
async function askForCode(address = LOGIN): Promise<UserEvent> {
  const user = await openPage(address)
  await user.click(main().getByRole('tab', { name: '验证码登录' }))
  await user.click(await main().findByRole('radio', { name: '邮箱' }))
  fill(labelled(/^邮箱地址/), BUYER)
  main().getByRole('button', { name: '获取验证码' }).focus()
  await user.keyboard('{Enter}')
  return user
}

it('who cannot see the picture has its characters filled in by the keyboard alone, and logs in', async () => {
  const user = await openPage(LOGIN)
  fill(labelled(/^手机号或邮箱/), BUYER)
  fill(labelled(/^密码/), 'Yunzhan#2026')
  await user.click(main().getByRole('checkbox'))
  const way = await main().findByRole('button', { name: '不用图片验证' })
  way.focus()
  await user.keyboard('{Enter}')
  expect(await main().findByText('验证完成，验证码已填入')).toBeTruthy()
  expect(labelled(/^图形验证码/).value).toBe('abcde')
  await expectAccessible()
  await user.type(labelled(/^图形验证码/), '{Enter}')
  await waitFor(() => expect(left).toEqual(['./index.html#/']))
})

it('who cannot see the puzzle gets a code without it, and goes on at the code', async () => {
  const user = await askForCode()
  const way = await (await dialog()).findByRole('button', { name: '不用拼图验证' })
  await expectAccessible()
  const sent = nextCall('smsSendForEmail')
  way.focus()
  await user.keyboard('{Enter}')
  expect(await (await sent).json()).toMatchObject({ email: BUYER, pass: 'mock-pass-000000001' })
  expect(await main().findByRole('button', { name: /秒后重发/ })).toBeTruthy()
  expect(requestedPaths).not.toContain('/api/ce-authority/authorize/auth/solvePuzzle')
  await waitFor(() => expect(document.activeElement).toBe(labelled(/^验证码/)))
})

it('says how far it is, can be called off, and keeps the focus', async () => {
  server.use(mock(getWork, () => ({ uuid: 'mock-work-000000001', seed: 'endless', parts: 4, bits: 33 })))
  const user = await askForCode()
  const way = await (await dialog()).findByRole('button', { name: '不用拼图验证' })
  way.focus()
  await user.keyboard('{Enter}')
  expect((await screen.findByText('正在验证，已完成 0%')).getAttribute('role')).toBe('status')
  await expectFocus(screen.findByRole('button', { name: '取消验证' }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('已取消验证')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '不用拼图验证' }))
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(requestedPaths.filter((path) => path.includes('solve'))).toEqual([])
})

it('says what it is refused with, and can be tried again', async () => {
  const user = await askForCode(`${LOGIN},solveWork:10114x1`)
  const way = await (await dialog()).findByRole('button', { name: '不用拼图验证' })
  await user.click(way)
  expect(await screen.findByText('验证异常，请重新验证')).toBeTruthy()
  await user.click(way)
  expect(await main().findByRole('button', { name: /秒后重发/ })).toBeTruthy()
})
