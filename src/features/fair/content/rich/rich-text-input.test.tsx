import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import type { InBoth } from '#contract/fair/content/fields.ts'
import { fill } from '#tests/setup/in-page.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { RichTextInput } from './rich-text-input'

const OWN = '/api/ce-digital/dsf/file/mock-4'

beforeAll(async () => {
  await startTexts('content', 'upload', 'work')
  // Fetched when a form has such a field; here it is there before.
  await import('./rich-editor')
})

/** The input with what a form holds of it; another version is taken by the button. */
function Body({ first, other }: { first: InBoth; other?: InBoth }) {
  const [value, setValue] = useState(first)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RichTextInput label="正文" value={value} onChange={setValue} />
      {other ? <button onClick={() => setValue(other)}>采用</button> : null}
      <output aria-label="值">{JSON.stringify(value)}</output>
    </QueryClientProvider>
  )
}

const valueNow = (): unknown => JSON.parse(screen.getByRole('status', { name: '值' }).textContent ?? '')
/** An editor is made when its code is there, which takes a busy machine a while. */
const patience = { timeout: 20_000 }
const editorOf = (name: string) => screen.findByRole('textbox', { name }, patience)
const toolsOf = async (name: string) =>
  within(await screen.findByRole('toolbar', { name: `“${name}”的工具栏` }, patience))

it('each language is written by itself, as visitors will see it', async () => {
  const user = userEvent.setup()
  render(<Body first={{ zh: '<p>一</p>', en: '' }} />)
  expect(within(await editorOf('正文（中文）')).getByText('一').tagName).toBe('P')
  expect(screen.getByText('未填写')).toBeTruthy()
  await user.click((await toolsOf('正文（中文）')).getByRole('button', { name: '标题' }))
  await waitFor(() => expect(valueNow()).toEqual({ zh: '<h2>一</h2>', en: '' }))
  const heading = async (name: string) => (await toolsOf(name)).getByRole('button', { name: '标题' })
  const own = await heading('正文（中文）')
  await waitFor(() => expect(own.getAttribute('aria-pressed')).toBe('true'))
  expect((await heading('正文（英文）')).getAttribute('aria-pressed')).toBe('false')
})

it('Tab enters the tools once, arrows go along them', async () => {
  const user = userEvent.setup()
  render(<Body first={{ zh: '', en: '' }} />)
  const tools = await toolsOf('正文（中文）')
  await user.tab()
  expect(document.activeElement).toBe(tools.getByRole('button', { name: '加粗' }))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tools.getByRole('button', { name: '斜体' }))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(tools.getByRole('button', { name: '重做' }))
})

it('a table comes with tools of its own, and goes', async () => {
  const user = userEvent.setup()
  render(<Body first={{ zh: '<p>一</p>', en: '' }} />)
  const tools = await toolsOf('正文（中文）')
  await user.click(tools.getByRole('button', { name: '插入表格' }))
  const table = await within(await editorOf('正文（中文）')).findByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  await user.click(await tools.findByRole('button', { name: '在下方加一行' }))
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4))
  await user.click(tools.getByRole('button', { name: '删除表格' }))
  await waitFor(() => expect(tools.queryByRole('button', { name: '在下方加一行' })).toBeNull())
  expect(valueNow()).toMatchObject({ en: '' })
})

it('words are linked to what may be led to, and to nothing else', async () => {
  const user = userEvent.setup()
  render(<Body first={{ zh: '', en: '' }} />)
  await user.click((await toolsOf('正文（中文）')).getByRole('button', { name: '链接' }))
  const dialog = await screen.findByRole('dialog', { name: '链接' })
  fill(within(dialog).getByRole('textbox', { name: '链接地址' }), 'javascript:alert(1)')
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
  expect(await within(dialog).findByText('请填写本站路径、http(s) 链接、mailto: 或 tel:')).toBeTruthy()
  fill(within(dialog).getByRole('textbox', { name: '链接地址' }), '/news.html')
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(valueNow()).toEqual({ zh: '<p><a href="/news.html">/news.html</a></p>', en: '' }))
})

it('foreign pictures do not come in; another version that is taken stands in the editor', async () => {
  const user = userEvent.setup()
  const other = { zh: `<p>三</p><img src="${OWN}" alt="灯罩">`, en: '' }
  render(<Body first={{ zh: '<p>一</p><img src="https://evil.example/a.png">', en: '' }} other={other} />)
  const editor = await editorOf('正文（中文）')
  expect(within(editor).queryByRole('presentation')).toBeNull()
  expect(editor.querySelector('img[src]')).toBeNull()
  await user.click(screen.getByRole('button', { name: '采用' }))
  expect(await within(editor).findByText('三')).toBeTruthy()
  expect(await within(editor).findByRole('img', { name: '灯罩' })).toBeTruthy()
  expect(valueNow()).toEqual(other)
})
