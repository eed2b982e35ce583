import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const LIST = '/news.html'

overMocks()

it('marks a text that is in the other language', async () => {
  await openPage(`${LIST}?lang=en-US#/detail?id=9`)
  expect(await screen.findByText(en('common:state.otherLanguage'))).toBeTruthy()
  expect(screen.getByText('五天二十场，席位先到先得。').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
})

it('says what went wrong and tries again', async () => {
  const user = await openPage(`${LIST}?scenario=listNews:10500x1`)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '柴窑边的四十年' })).toBeTruthy()
})

it('an article that is not there leads back', async () => {
  await openPage(`${LIST}#/detail?id=999`)
  expect(await screen.findByRole('heading', { name: '文章不存在或已撤下' })).toBeTruthy()
  await follow(screen.getByRole('link', { name: '返回资讯列表' }))
  expect(await screen.findByRole('heading', { level: 1, name: '资讯' })).toBeTruthy()
})

it('an article shows what was written: headings, a picture with its words, a table that keys reach', async () => {
  await openPage(`${LIST}?lang=en-US#/detail?id=2`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Time in the hands' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A lampshade of woven bamboo' }).getAttribute('loading')).toBe('lazy')
  const frame = screen.getByRole('region', { name: 'Table' })
  expect(frame.tabIndex).toBe(0)
  expect(within(frame).getAllByRole('row')).toHaveLength(3)
})
