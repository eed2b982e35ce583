import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#src/common/session/storage.ts'
import { signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const PAGE = '/concact.html'
const [BUYER, SERVICE] = [6, 12]

overMocks()
const left = watchLeaving()

const main = () => within(screen.getByRole('main'))

it('sends a guest to the login, and back to the conversation', async () => {
  await openPage(`${PAGE}#/?exhibitorId=2`)
  await waitFor(() => expect(left).toContain('./login.html#/'))
  expect(session.get('returnPath')).toMatch(/concact\.html#\/\?exhibitorId=2$/)
})

it('takes an inquiry for an exhibitor to whom nobody answers yet, with its contacts beside', async () => {
  signInAs(BUYER)
  const user = await openPage(`${PAGE}#/?exhibitorId=5`)
  expect((await main().findByRole('note')).textContent).toContain('您的咨询会为展商保留')
  expect(await main().findByRole('textbox', { name: '输入消息' })).toHaveProperty('disabled', false)
  const card = within(await main().findByRole('complementary', { name: '企业信息' }))
  expect(card.getByRole('link', { name: '0571-8800 1005' }).getAttribute('href')).toBe('tel:0571-88001005')
  expect(card.getByRole('link', { name: 'hello5@yunzhan.example' }).getAttribute('href')).toBe(
    'mailto:hello5@yunzhan.example',
  )
  // Where there is no room beside, the same opens over the conversation.
  await user.click(main().getByRole('button', { name: '企业信息' }))
  const opened = within(await screen.findByRole('dialog', { name: '企业信息' }))
  expect(await opened.findByRole('link', { name: '0571-8800 1005' })).toBeTruthy()
})

it('tells a visitor of what is no exhibitor', async () => {
  signInAs(BUYER)
  const user = await openPage(`${PAGE}#/?exhibitorId=999`)
  const alert = await screen.findByRole('dialog')
  expect(alert.textContent).toContain('没有找到该展商')
  await user.click(within(alert).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await main().findByRole('heading', { name: /没有找到该展商/ })).toBeTruthy()
})

it('shows the fair’s own agent the way to the inbox', async () => {
  signInAs(SERVICE)
  await openPage(`${PAGE}#/`)
  const link = await main().findByRole('link', { name: '打开消息' })
  expect(link.getAttribute('href')).toBe('./organizer.html#/messages')
})
