import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'

const LIST = '/exhibitors.html'

overMocks()

it('the list says what went wrong and tries again', async () => {
  const user = await openPage(`${LIST}?lang=en-US&scenario=listExhibitors:10500x1`)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The request failed')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /Qinghe Ceramic Art/ })).toBeTruthy()
})

it('an exhibitor that is not there is explained by the server and leads back; where no id is named, none is found', async () => {
  await openPage(`${LIST}#/Detail?id=999`)
  expect(await screen.findByRole('heading', { name: '参展商不存在或已退展' })).toBeTruthy()
  await follow(screen.getByRole('link', { name: '返回展商列表' }))
  expect(await screen.findByRole('heading', { level: 1, name: '展商' })).toBeTruthy()
  await openPage(`${LIST}#/Detail`)
  expect(await screen.findByRole('heading', { name: '没有找到这家展商' })).toBeTruthy()
})

it('a guest who asks learns what the login is for', async () => {
  const user = await openPage(`${LIST}#/Detail?id=2`)
  const { textContent: company } = await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: '在线聊天' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(`登录后即可向${company}提问`)).toBeTruthy()
  // It is drawn beside the page.
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('documents of a stand are downloaded from its page; where there are none, nothing is reported about them', async () => {
  await openPage(`${LIST}#/Detail?id=1`)
  const documents = await screen.findByRole('region', { name: '资料下载' })
  const link = within(documents).getByRole('link', { name: '产品图册' })
  expect(link.getAttribute('href')).toMatch(/\?download=1$/)
  expect(link.hasAttribute('download')).toBe(true)
})

it('a stand without documents has no such part', async () => {
  await openPage(`${LIST}#/Detail?id=2`)
  expect(await screen.findByRole('heading', { name: '联系方式' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '资料下载' })).toBeNull()
})
