import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { startWith } from '#src/features/operations/assistant/conversation.ts'
import { takeTicket } from '#src/features/operations/assistant/ticket.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, press } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

const PAGE = '/icifAi.html?mode=pc'
const GREETING = /我是搜索助手/

overMocks()

/** As its entry does: before anything else reads the address. */
function open(address = PAGE): Promise<UserEvent> {
  window.history.replaceState(null, '', address)
  startWith(takeTicket())
  const { pathname, search, hash } = window.location
  return openPage(pathname + search + hash)
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /您的问题|Your question/ })
const log = () => screen.getByRole('log')
const inLog = () => within(log())
const sources = async () => within(await inLog().findByRole('list')).getAllByRole('link')
const suggestions = () => inLog().getAllByRole('button')

function ask(question: string): void {
  fill(field(), question)
  press(field(), 'Enter')
}

/** The calls to the assistant so far. */
const calls = () => requestedPaths.flatMap((path) => /\/assistant\/(\w+)$/.exec(path)?.[1] ?? [])

it('answers a suggestion and goes on at the field', async () => {
  const user = await open()
  expect(await screen.findByText(GREETING)).toBeTruthy()
  expect(suggestions()).toHaveLength(4)
  await user.click(inLog().getByRole('button', { name: '有哪些陶瓷展品？' }))
  expect(await inLog().findByText(/找到这件展品/)).toBeTruthy()
  expect(document.activeElement).toBe(field())
})

it('shows markup and addresses in an answer as text; says when it finds nothing', async () => {
  await open()
  ask('<b>标签</b>')
  expect(inLog().getByText('<b>标签</b>')).toBeTruthy()
  await inLog().findByRole('list')
  expect(inLog().getByText(/\[看这里\]\(https:\/\/elsewhere\.example\)/)).toBeTruthy()
  const hrefs = inLog()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(new Set(hrefs)).toEqual(new Set(['./exhibitss.html#/ExhibisDetail?id=1']))
  expect(log().querySelector('b')).toBeNull()
  ask('量子计算机')
  expect(await inLog().findByText(/没有找到/)).toBeTruthy()
  const contact = await waitFor(() => inLog().getAllByRole('link', { name: /联系客服（新窗口/ }))
  expect(contact.at(-1)?.getAttribute('href')).toBe('./concact.html#/')
})

describe('the ticket', () => {
  it('is used and is gone from the address', async () => {
    await open(`${PAGE}&userId=7&token=mock-ticket-of-this-test#/`)
    expect(await screen.findByText(GREETING)).toBeTruthy()
    expect(window.location.href).toMatch(/\/icifAi\.html\?mode=pc#\/$/)
    await waitFor(() => expect(calls()).toEqual(['enter']))
  })

  it('that was used before is replaced by a new one', async () => {
    await open(`${PAGE}&userId=7&token=mock-ticket-used-before`)
    expect(await screen.findByText(GREETING)).toBeTruthy()
    await waitFor(() => expect(calls()).toEqual(['enter', 'open', 'enter']))
  })

  it('is requested anew when the conversation has run out', async () => {
    await open(`${PAGE}&scenario=askAssistant:10802x1`)
    ask('青花')
    expect(await sources()).toHaveLength(2)
    expect(calls()).toEqual(['open', 'enter', 'ask', 'open', 'enter', 'ask'])
  })
})

describe('a failure', () => {
  it('is reported in the server’s words, and the question can be requested again', async () => {
    const user = await open(`${PAGE}&scenario=askAssistant:10803x1`)
    ask('青花')
    expect((await inLog().findByRole('alert')).textContent).toBe('助手暂时无法回答，请稍后再试')
    await expectAccessible()
    await user.click(inLog().getByRole('button', { name: '重新提问' }))
    expect(await sources()).toHaveLength(2)
    expect(inLog().getAllByText('青花')).toHaveLength(1)
    expect(document.activeElement).toBe(field())
  })

  it('in the middle of an answer keeps what was written', async () => {
    await open()
    ask('出故障')
    expect(await inLog().findByRole('alert')).toBeTruthy()
    expect(inLog().getByText('找到')).toBeTruthy()
  })

  it.each([
    ['an answer that breaks off', 'askAssistant:empty', '请求失败，请稍后重试'],
    ['a line that is dead', 'openAssistant:network', '无法连接网络，请检查网络后重试'],
  ])('is %s', async (_, scenario, message) => {
    await open(`${PAGE}&scenario=${scenario}`)
    ask('青花')
    expect((await inLog().findByRole('alert')).textContent).toBe(message)
  })
})

it('stops when told to, and keeps what is there', async () => {
  const user = await open()
  ask('慢慢说')
  expect(await inLog().findByText(/找到 2 条/)).toBeTruthy()
  expect(log().getAttribute('aria-busy')).toBe('true')
  await user.click(screen.getByRole('button', { name: '停止' }))
  expect(inLog().getByText('已停止')).toBeTruthy()
  expect(inLog().getByText(/找到 2 条/)).toBeTruthy()
  expect(log().getAttribute('aria-busy')).toBe('false')
  expect(document.activeElement).toBe(field())
  ask('青花')
  expect(await sources()).toHaveLength(2)
})

it('is written by keyboard: Enter sends, Shift and Ctrl break the line', async () => {
  const user = await open()
  const send = screen.getByRole('button', { name: '发送' })
  expect(send).toHaveProperty('disabled', true)
  await user.type(field(), '   {Enter}')
  expect(suggestions()).toHaveLength(4)
  await user.clear(field())
  await user.type(field(), '青花{Shift>}{Enter}{/Shift}和{Control>}{Enter}{/Control}青瓷')
  expect(field().value).toBe('青花\n和\n青瓷')
  expect(screen.getByText('7 / 500')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('')
  expect(await inLog().findByText('青花 和 青瓷')).toBeTruthy()
  await user.paste('长'.repeat(600))
  expect(screen.getByText('500 / 500')).toBeTruthy()
})

it('outlives a reload, and a new one can be withdrawn', async () => {
  const user = await open()
  ask('青花')
  await sources()
  fireEvent.click(screen.getByRole('button', { name: '新对话' }))
  expect(await screen.findByText(GREETING)).toBeTruthy()
  expect(inLog().queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await sources()).toHaveLength(2)
  await open()
  expect(await sources()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '新对话' }))
  await open()
  expect(await screen.findByText(GREETING)).toBeTruthy()
})

it('switches the language with the conversation', async () => {
  const user = await open(`${PAGE}&lang=en-US`)
  expect(await screen.findByText(/I am a search assistant/)).toBeTruthy()
  ask('porcelain')
  expect(await inLog().findByText(/I found this exhibit/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /中文/ }))
  expect(await screen.findByRole('heading', { level: 1, name: '云展助手' })).toBeTruthy()
  expect(inLog().getByText(/I found this exhibit/)).toBeTruthy()
})
