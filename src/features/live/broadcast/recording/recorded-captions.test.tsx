import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listRecordedCaptions, saveRecordedCaption } from '#contract/live/broadcast/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { expectFocus, fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { useMeasuredTextFields } from '#tests/setup/page/measured-text-fields.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
useMeasuredTextFields()
beforeEach(() => signInAs(userTypes.organizer))

const SESSION = '/organizer.html#/lives/11'
const section = () => screen.findByRole('region', { name: '字幕' })
const line = async (text: string) => {
  const item = within(await section())
    .getByText(text)
    .closest('li')
  if (!item) throw new Error('it is in no list')
  return within(item)
}

test('a caption of a recording is corrected in both languages, and the focus returns', async () => {
  const user = await openPage(SESSION)
  await user.click((await line('请看釉面。')).getByRole('button', { name: /^修改/ }))
  const chinese = await screen.findByRole('textbox', { name: '中文' })
  await expectFocus(chinese)
  fill(chinese, '请看釉色。')
  fill(screen.getByRole('textbox', { name: '英文' }), 'Look at the glaze.')
  const sent = nextCall('/recording/captions/save')
  await user.click(within(await section()).getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toMatchObject({ id: 3, version: 1, zh: '请看釉色。', en: 'Look at the glaze.' })
  await waitFor(async () => expect((await line('请看釉色。')).getByText('Look at the glaze.')).toBeTruthy())
  await expectFocus((await line('请看釉色。')).getByRole('button', { name: /^修改/ }))
})

test('one that somebody else removed says so, and what was written stays in its form', async () => {
  server.use(mock(saveRecordedCaption, () => refuse('CaptionChanged')))
  const user = await openPage(SESSION)
  await user.click((await line('大家好，欢迎来到直播间。')).getByRole('button', { name: /^修改/ }))
  fill(await screen.findByRole('textbox', { name: '中文' }), '大家好。')
  const others = [{ id: 2, atMs: 8_000, language: 'zh-CN' as const, zh: '另一条', en: '', version: 1, byAccount: null }]
  server.use(mock(listRecordedCaptions, () => ({ currPage: 1, totalPage: 1, totalCount: 1, list: others })))
  await user.click(within(await section()).getByRole('button', { name: '保存' }))
  expect(await screen.findByText('另一条')).toBeTruthy()
  expect(await screen.findByText('这条字幕刚刚被修改或删除，请刷新后再试')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '中文' })).toHaveProperty('value', '大家好。')
})

test('one is removed', async () => {
  const user = await openPage(SESSION)
  await user.click((await line('大家好，欢迎来到直播间。')).getByRole('button', { name: /^修改/ }))
  await user.click(await screen.findByRole('button', { name: '移除此条' }))
  await waitFor(() => expect(screen.queryByText('大家好，欢迎来到直播间。')).toBeNull())
})

test('a recording without captions shows none', async () => {
  server.use(mock(listRecordedCaptions, () => ({ currPage: 1, totalPage: 0, totalCount: 0, list: [] })))
  await openPage(SESSION)
  expect(await screen.findByRole('heading', { name: '录像' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '字幕' })).toBeNull()
})
