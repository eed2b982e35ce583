import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '../request/call'
import { notices } from '../ui/notices'
import { Composer } from './composer'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const onText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
const onImage = vi.fn<(file: File) => void>()

function draw(disabled?: string) {
  render(<Composer max={10} counter multiline={false} {...{ disabled, onText, onImage }} label="发言" />)
  return screen.getByLabelText<HTMLTextAreaElement>('发言')
}
const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  onText.mockClear()
  onImage.mockClear()
  vi.mocked(call).mockReset().mockResolvedValue({ sensitiveWords: [] })
})

it('Enter sends what passed the check, and the field is empty again', async () => {
  const field = draw()
  write(field, ' 你好 ')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('你好'))
  expect(field.value).toBe('')
})

it('Enter that ends the choice of a word sends nothing', () => {
  const field = draw()
  write(field, 'ni')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(call).not.toHaveBeenCalled()
})

it('with Ctrl a new line begins, as far as there is room; with Shift the browser begins it', () => {
  const field = draw()
  write(field, '123456789')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(field.value).toContain('\n')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(field.value).toHaveLength(10)
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(call).not.toHaveBeenCalled()
})

it('neither nothing nor blanks are sent', () => {
  const field = draw()
  write(field, '  \n ')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(call).not.toHaveBeenCalled()
})

it('sensitive words are named and the text is kept', async () => {
  vi.mocked(call).mockResolvedValue({ sensitiveWords: ['甲', '乙'] })
  const field = draw()
  write(field, '甲和乙')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(notices.get().toasts.at(-1)?.text).toContain('甲, 乙'))
  expect(onText).not.toHaveBeenCalled()
  expect(field.value).toBe('甲和乙')
})

it('when the check fails nothing is sent', async () => {
  vi.mocked(call).mockRejectedValue(new Error('lost'))
  const field = draw()
  write(field, '你好')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(notices.get().toasts.at(-1)?.text).toContain('没有发送'))
  expect(onText).not.toHaveBeenCalled()
})

it('takes pictures of the four kinds and refuses others', () => {
  draw()
  const files = ['a.jpg', 'b.JPEG', 'c.png', 'd.gif', 'e.webp', 'f.svg'].map((name) => new File(['x'], name))
  fireEvent.change(screen.getByLabelText('发图片'), { target: { files } })
  expect(onImage.mock.calls.map(([{ name }]) => name)).toEqual(['a.jpg', 'b.JPEG', 'c.png', 'd.gif'])
})

it('says why nothing can be written', () => {
  expect(draw('请先登录')).toMatchObject({ disabled: true, placeholder: '请先登录' })
})
