import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { translateContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const NEW_COLUMN = '/organizer.html#/content/newsColumn/new'
const box = (language: string) => screen.findByRole('textbox', { name: `名称（${language}）` })

test('what is written in Chinese alone is filled in English, to be read over', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  server.use(mock(translateContent, () => ({ texts: ['Letters from the workshop'] })))
  const user = await openPage(NEW_COLUMN)
  const button = await screen.findByRole('button', { name: '翻译缺少的文本' })
  await user.click(button)
  expect(await screen.findByText('没有只写了一种语言的文本')).toBeTruthy()
  fill(await box('中文'), '工坊来信')
  const sent = nextCall('/content/translate')
  await user.click(button)
  expect(await (await sent).json()).toEqual({ texts: ['工坊来信'], to: 'en-US' })
  await waitFor(async () => expect(await box('英文')).toHaveProperty('value', 'Letters from the workshop'))
  expect(await box('中文')).toHaveProperty('value', '工坊来信')
  expect(await screen.findByText('已填入 1 处译文，请核对后保存。')).toBeTruthy()
})

test('a service that fails is reported, and nothing is changed', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  server.use(mock(translateContent, () => refuse('ServiceUnavailable')))
  const user = await openPage(NEW_COLUMN)
  fill(await box('英文'), 'Letters')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(await box('中文')).toHaveProperty('value', '')
})

test('a service without an answer fills nothing, and a message is shown', async () => {
  server.use(mock(getTranslation, () => ({ available: true })))
  const user = await openPage(NEW_COLUMN)
  fill(await box('中文'), '工坊来信')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  expect(await screen.findByText('翻译服务没有给出译文')).toBeTruthy()
  expect(await box('英文')).toHaveProperty('value', '')
})

test('a fair without a service offers nothing', async () => {
  await openPage(NEW_COLUMN)
  await box('中文')
  expect(screen.queryByRole('button', { name: '翻译缺少的文本' })).toBeNull()
})
