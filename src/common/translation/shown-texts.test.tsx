import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { queryClient } from '../app/query-client'
import { clearLogin } from '../session/session'
import { TranslatedText } from './translated-text'
import { useShownTexts } from './use-shown-texts'

overMocks()
beforeEach(() => signInAs(userTypes.exhibitor))
afterEach(() => {
  queryClient.clear()
  window.localStorage.clear()
})

const words = new Map([
  ['Wooden chairs for a hotel', '酒店木椅'],
  ['200 pieces, oiled oak', '200 件，上油橡木'],
])

/** A service that knows these words; what it was sent. */
function openService(of: ReadonlyMap<string, string> = words) {
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map((text) => ({ text: of.get(text) ?? '', differences: [] })),
  }))
  server.use(mock(translateTexts, service))
  return service
}

function Request({ title, details }: { title: string; details: string }) {
  const { shown, line } = useShownTexts([title, details])
  return (
    <article aria-label={title}>
      <h1 lang={shown(title).lang}>{shown(title).text}</h1>
      <p>{shown(details).text}</p>
      {line}
    </article>
  )
}

const open = (content: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>)

const request = <Request title="Wooden chairs for a hotel" details="200 pieces, oiled oak" />

it('a press translates all texts of a record by one call, and shows the originals again', async () => {
  const service = openService()
  open(request)
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect((await screen.findByRole('heading', { name: '酒店木椅' })).lang).toBe('zh-CN')
  expect(screen.getByText('200 件，上油橡木')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('译文')
  expect(service).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: '显示原文' }))
  expect(screen.getByRole('heading', { name: 'Wooden chairs for a hotel' }).lang).toBe('')
})

it('once turned on, every record is translated without a press, and no longer once turned off', async () => {
  openService()
  open(
    <>
      {request}
      <TranslatedText text="Wooden chairs for a hotel" />
    </>,
  )
  await userEvent.click((await screen.findAllByRole('checkbox', { name: /^自动翻译/ }))[0] ?? document.body)
  expect(await screen.findAllByText('酒店木椅')).toHaveLength(2)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body)
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
})

it('a text in the reader’s language has no line', async () => {
  openService()
  open(
    <>
      <Request title="木椅" details="200 件" />
      {request}
    </>,
  )
  expect(await screen.findAllByRole('button', { name: '翻译' })).toHaveLength(1)
})

it('binding words stay, with their translation below', async () => {
  openService()
  open(<TranslatedText text="200 pieces, oiled oak" keepsOriginal />)
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findByText('200 件，上油橡木')).toBeTruthy()
  expect(screen.getByText('200 pieces, oiled oak')).toBeTruthy()
})

it('a guest is offered nothing where only the fair has a service', async () => {
  clearLogin()
  openService()
  const service = vi.fn(() => ({ available: true }))
  server.use(mock(getTranslation, service))
  open(request)
  await vi.waitFor(() => expect(service).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
  act(() => signInAs(userTypes.buyer))
  expect(await screen.findByRole('button', { name: '翻译' })).toBeTruthy()
})

it('a text that stands twice is translated and turned back as one', async () => {
  const service = openService()
  open(<Request title="Wooden chairs for a hotel" details="Wooden chairs for a hotel" />)
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }))
  expect(await screen.findAllByText('酒店木椅')).toHaveLength(2)
  expect(service.mock.calls[0]?.[0].input.texts).toEqual(['Wooden chairs for a hotel'])
  await userEvent.click(screen.getByRole('button', { name: '显示原文' }))
  expect(screen.getAllByText('Wooden chairs for a hotel')).toHaveLength(2)
})
