import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { Composer } from './composer'
import { useDraftTranslation } from './use-draft-translation'

overMocks()
const onText = vi.fn<(text: string, translation?: string) => Promise<boolean>>()
beforeEach(async () => {
  onText.mockReset().mockResolvedValue(true)
  signInAs(userTypes.buyer)
  await i18next.loadNamespaces(['chat', 'translation'])
})
afterEach(() => queryClient.clear())

function Talk({ max = 40 }: { max?: number }) {
  const drafts = useDraftTranslation()
  return <Composer {...{ max, drafts, onText }} counter multiline onImage={() => undefined} label="发言" />
}
const open = (max?: number) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Talk {...(max === undefined ? {} : { max })} />
    </QueryClientProvider>,
  )

/** A fair with a service that gives these words. */
function byService(answer: (text: string) => string | Promise<string>) {
  const translated = vi.fn(async ({ input }: { input: { texts: string[]; to: string } }) => ({
    texts: await Promise.all(input.texts.map(async (text) => ({ text: await answer(text), differences: [] }))),
  }))
  server.use(
    mock(getTranslation, () => ({ available: true })),
    mock(translateTexts, translated),
  )
  return translated
}
const action = () => screen.findByRole('button', { name: '翻译后再发' })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '发言' })
const translation = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '英文译文' })

it('offers nothing where nothing translates, nor where only the demo does', async () => {
  const { unmount } = open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: '翻译后再发' })).toBeNull()
  unmount()
  queryClient.clear()
  server.use(mock(getTranslation, () => ({ available: false, demo: true })))
  open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: '翻译后再发' })).toBeNull()
})

it('by keyboard: translates, is edited, and sends both', async () => {
  const service = byService(() => 'How much for 20 sets?')
  open()
  await action()
  await userEvent.type(message(), '20 套多少钱？')
  ;(await action()).focus()
  await userEvent.keyboard('{Enter}')
  const field = await translation()
  expect(service.mock.calls[0]?.[0].input).toMatchObject({ texts: ['20 套多少钱？'], to: 'en-US' })
  expect(screen.getByText('请核对译文后发送。')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Backspace}, please?{Enter}')
  expect(onText).toHaveBeenCalledExactlyOnceWith('20 套多少钱？', 'How much for 20 sets, please?')
  expect(message().value).toBe('')
  expect(document.activeElement).toBe(message())
  expect(screen.queryByRole('textbox', { name: '英文译文' })).toBeNull()
})

it('warns where figures differ, until they agree', async () => {
  byService(() => 'How much for 200 sets?')
  open()
  await userEvent.type(message(), '20 套多少钱？')
  await userEvent.click(await action())
  const field = await translation()
  expect(screen.getByText('译文中的数字或名称与原文不一致，请核对。')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Price of 20 sets?')
  expect(screen.queryByText('译文中的数字或名称与原文不一致，请核对。')).toBeNull()
})

it('what is too long or in the same language is not sent; the message without it is', async () => {
  byService(() => 'a long translation '.repeat(3))
  open()
  await userEvent.type(message(), '多少钱？')
  await userEvent.click(await action())
  const field = await translation()
  const both = screen.getByRole<HTMLButtonElement>('button', { name: '连同译文发送' })
  expect(screen.getByText(/译文已有 56 字，超过 40 字上限/)).toBeTruthy()
  expect(both.disabled).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, '价格{Enter}')
  expect(screen.getByText('请用英文填写译文。')).toBeTruthy()
  expect(onText).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '只发原文' }))
  expect(onText).toHaveBeenCalledExactlyOnceWith('多少钱？')
})

it('of a changed message it is no translation; Escape discards it', async () => {
  byService(() => 'How much?')
  open()
  await userEvent.type(message(), '多少钱？')
  await userEvent.click(await action())
  await translation()
  await userEvent.type(message(), '急')
  expect(screen.getByText('消息已修改，可重新翻译，或不附译文直接发送。')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '英文译文' })).toBeNull()
  // The change undone, the translation is there again, and who writes on is not disturbed.
  await userEvent.type(message(), '{Backspace}')
  await translation()
  expect(document.activeElement).toBe(message())
  await userEvent.type(await translation(), '{Escape}')
  expect(document.activeElement).toBe(message())
  await userEvent.keyboard('{Enter}')
  expect(onText).toHaveBeenCalledExactlyOnceWith('多少钱？')
})

it('without a translation, and while one is made, the message is sent by one press', async () => {
  byService(() => '')
  const { unmount } = open()
  await userEvent.type(message(), '多少钱？')
  await userEvent.click(await action())
  expect(await screen.findByText('暂无译文，仍可直接发送消息。')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(onText).toHaveBeenLastCalledWith('多少钱？')
  unmount()
  let answer: (text: string) => void = () => {}
  byService(() => new Promise((resolve) => (answer = resolve)))
  open()
  await userEvent.type(message(), '有货吗？')
  await userEvent.click(await action())
  expect(await screen.findByText('正在翻译您的消息…')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(onText).toHaveBeenLastCalledWith('有货吗？')
  answer('late')
  // What is written next has no translation yet.
  await userEvent.type(message(), '有货吗？')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('textbox', { name: '英文译文' })).toBeNull()
})

it('refused for its words, both are put back', async () => {
  byService(() => 'How much?')
  onText.mockResolvedValue(false)
  open()
  await userEvent.type(message(), '多少钱？')
  await userEvent.click(await action())
  await userEvent.type(await translation(), ' Now?{Enter}')
  await waitFor(() => expect(message().value).toBe('多少钱？'))
  expect((await translation()).value).toBe('How much? Now?')
})

it('leaves the keys of an input method to it', async () => {
  byService(() => 'Tea sets')
  const user = userEvent.setup()
  open()
  await user.type(message(), '茶具')
  await user.click(await action())
  const field = await translation()
  for (const key of ['Escape', 'Enter']) fireEvent.keyDown(field, { key, keyCode: 229 })
  expect((await translation()).value).toBe('Tea sets')
  expect(onText).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('textbox', { name: '英文译文' })).toBeNull()
})
