import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'

const LIST = '/themeExhibition.html'

overMocks()

it('says so when there are no halls', async () => {
  await openPage(`${LIST}?scenario=listHalls:empty&lang=en-US`)
  expect(await screen.findByRole('heading', { name: 'The halls are being set up' })).toBeTruthy()
})

it('says what went wrong and tries again', async () => {
  const user = await openPage(`${LIST}?scenario=listHalls:10500x1`)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '工艺美术馆' })).toBeTruthy()
})

it('a hall that is not there leads back, whatever else fails', async () => {
  await openPage(`${LIST}?scenario=listHalls:10500x1#/detail?id=99`)
  expect(await screen.findByRole('heading', { name: '展馆不存在' })).toBeTruthy()
  await follow(screen.getByRole('link', { name: '返回全部展馆' }))
  expect(await screen.findByRole('heading', { level: 1, name: '展馆' })).toBeTruthy()
})
