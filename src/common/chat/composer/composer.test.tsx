import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Composer } from './composer'

const onText = vi.fn<(text: string) => Promise<boolean>>()
const onImage = vi.fn<(file: File) => void>()

function draw(disabled?: string) {
  render(<Composer max={10} counter multiline={false} {...{ disabled, onText, onImage }} label="发言" />)
  return screen.getByLabelText<HTMLTextAreaElement>('发言')
}
const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  onText.mockReset().mockResolvedValue(true)
  onImage.mockClear()
})

it('Enter sends what was written, and the field is empty again', async () => {
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
  // Safari ends the choice first, and names the key by its code.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onText).not.toHaveBeenCalled()
})

it('with Ctrl a new line begins, as far as there is room; with Shift the browser begins it', () => {
  const field = draw()
  write(field, '123456789')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(field.value).toContain('\n')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(field.value).toHaveLength(10)
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(onText).not.toHaveBeenCalled()
})

it('neither nothing nor blanks are sent', () => {
  const field = draw()
  write(field, '  \n ')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onText).not.toHaveBeenCalled()
})

it('what is refused for its words is put back, unless something else is written by then', async () => {
  const field = draw()
  onText.mockResolvedValueOnce(false)
  write(field, '甲和乙')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('')
  await waitFor(() => expect(field.value).toBe('甲和乙'))
  let answer: (taken: boolean) => void = () => {}
  onText.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  fireEvent.keyDown(field, { key: 'Enter' })
  write(field, '丙')
  await act(async () => answer(false))
  expect(field.value).toBe('丙')
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
