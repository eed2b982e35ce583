import { render, screen } from '@testing-library/react'
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
import { Message } from './messages/message'
import type { ShownMessage } from './shown-message'
import { TranslationToggle } from '../translation/translation-toggle'
import { useTranslations } from './use-translations'

overMocks()
beforeEach(async () => {
  signInAs(userTypes.buyer)
  await i18next.loadNamespaces(['chat', 'translation'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  window.localStorage.clear()
})

const message = (id: string, from: string, text: string, translation?: string): ShownMessage => ({
  id,
  clientId: `client-${id}`,
  conversationID: 'C1',
  sequence: Number(id),
  from,
  nick: 'Emily',
  avatar: '',
  time: 1,
  type: 'text',
  payload: { text, translation },
  isRevoked: false,
  status: 'sent',
  progress: 1,
  failure: '',
})

const messages = [
  message('1', '7', 'Do you have this tea set in stock?'),
  message('2', '1', '有货，12 套。'),
  message('3', '7', '好的'),
]

function Conversation({ id = 'C1', list = messages }: { id?: string; list?: readonly ShownMessage[] }) {
  const translations = useTranslations(id, list, '1')
  return (
    <>
      <TranslationToggle translations={translations} />
      {list.map((one) => (
        <Message
          key={one.id}
          message={one}
          isMine={one.from === '1'}
          name={one.nick}
          badge={undefined}
          items={[]}
          translation={translations.translationOf(one)}
          custom={undefined}
          isRead={false}
          onRetry={() => undefined}
          onOpenImage={() => undefined}
        />
      ))}
    </>
  )
}

const open = (id?: string, list?: readonly ShownMessage[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Conversation {...(id === undefined ? {} : { id })} {...(list ? { list } : {})} />
    </QueryClientProvider>,
  )

/** The browser's own translator; `translate` gives its words. */
function stubTranslator(availability: string, translate: (text: string) => Promise<string>) {
  const create = vi.fn(async ({ monitor }: { monitor?: (target: EventTarget) => void }) => {
    const target = new EventTarget()
    monitor?.(target)
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }))
    return { translate }
  })
  vi.stubGlobal('Translator', { availability: async () => availability, create })
  return create
}

const byService = (text: string, differences: string[] = []) => {
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map(() => ({ text, differences })),
  }))
  server.use(mock(translateTexts, service))
  return service
}

it('offers nothing where neither the browser nor the fair can translate', async () => {
  open()
  expect(await screen.findByText('Do you have this tea set in stock?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '翻译' })).toBeNull()
  expect(screen.queryByRole('button', { name: '自动翻译此会话' })).toBeNull()
})

it('translates what another person wrote in the other language by a press, and shows the original again', async () => {
  byService('这套茶具有货吗？')
  open()
  const buttons = await screen.findAllByRole('button', { name: '翻译' })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] ?? document.body)
  expect(await screen.findByText('这套茶具有货吗？')).toBeTruthy()
  expect(screen.getByText('译文')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '显示原文' }))
  expect(screen.getByText('Do you have this tea set in stock?')).toBeTruthy()
  expect(screen.getByRole('button', { name: '显示译文' })).toBeTruthy()
})

it('shows the original first where figures differ, with a warning', async () => {
  byService('有 21 套', ['12', '21'])
  open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('译文中的数字或名称与原文不一致，请以原文为准。')).toBeTruthy()
  expect(screen.getByText('Do you have this tea set in stock?')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '显示译文' }))
  expect(screen.getByText('有 21 套')).toBeTruthy()
})

it('translates a conversation automatically, and remembers that', async () => {
  const service = byService('这套茶具有货吗？')
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('button', { name: '自动翻译此会话' }))
  expect(await screen.findByText('这套茶具有货吗？')).toBeTruthy()
  unmount()
  open()
  expect(await screen.findByText('这套茶具有货吗？')).toBeTruthy()
  expect(screen.getByRole('button', { name: '自动翻译此会话' }).getAttribute('aria-pressed')).toBe('true')
  expect(service).toHaveBeenCalledTimes(2)
})

it('of another conversation nothing is translated automatically', async () => {
  window.localStorage.setItem('translatedConversations', '["C2"]')
  const service = byService('x')
  open()
  expect(await screen.findByRole('button', { name: '翻译' })).toBeTruthy()
  expect(service).not.toHaveBeenCalled()
})

it('the service translates where the browser loses its permission', async () => {
  byService('服务的译文')
  stubTranslator('available', () => Promise.reject(new DOMException('no', 'NotAllowedError')))
  open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('服务的译文')).toBeTruthy()
})

it('the browser translates on the device before a service is requested', async () => {
  const service = byService('by the service')
  const create = stubTranslator('available', async () => '设备上的译文')
  open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('设备上的译文')).toBeTruthy()
  expect(create).toHaveBeenCalledOnce()
  expect(service).not.toHaveBeenCalled()
})

it('the browser downloads what it needs after a press, only where the fair has no service', async () => {
  const create = stubTranslator('downloadable', async () => '设备上的译文')
  byService('服务的译文')
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('服务的译文')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  unmount()
  server.use(mock(getTranslation, () => ({ available: false })))
  queryClient.clear()
  open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('设备上的译文')).toBeTruthy()
})

it('without a translation the original stays, and it can be tried again', async () => {
  byService('')
  open()
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('暂无译文')).toBeTruthy()
  expect(screen.getByText('Do you have this tea set in stock?')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

it('shows the sender’s translation at once and asks no service, also automatically; the original is a press away', async () => {
  const service = byService('服务的译文')
  open('C1', [message('1', '7', 'Do you have this?', '这个有货吗？'), message('2', '7', 'And this?')])
  expect(screen.getByText('这个有货吗？')).toBeTruthy()
  expect(screen.getByText('发送者译文')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: '自动翻译此会话' }))
  expect(await screen.findByText('服务的译文')).toBeTruthy()
  expect(service.mock.calls.flatMap(([{ input }]) => input.texts)).toEqual(['And this?'])
  await userEvent.click(screen.getAllByRole('button', { name: '显示原文' })[0] ?? document.body)
  expect(screen.getByText('Do you have this?')).toBeTruthy()
  expect(screen.queryByText('这个有货吗？')).toBeNull()
})

it('the sender’s translation is shown after the original where its figures differ', () => {
  open('C1', [message('1', '7', 'It costs 120.', '价格是 210。')])
  expect(screen.getByText('It costs 120.')).toBeTruthy()
  expect(screen.getByText('译文中的数字或名称与原文不一致，请以原文为准。')).toBeTruthy()
})

it('who reads in the original’s language sees that; who sent a translation sees it by a press', async () => {
  open('C1', [message('1', '7', '有货吗？', 'Is it in stock?'), message('2', '1', '有货。', 'Yes, it is.')])
  expect(screen.getByText('有货吗？')).toBeTruthy()
  expect(screen.getByText('已附译文发送')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '显示译文' }))
  expect(screen.getByText('Yes, it is.')).toBeTruthy()
})
