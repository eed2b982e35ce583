import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadImage, uploadImageOpen } from '#contract/foundation/files/endpoints.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { sendLarge } from '../request/send-large'
import { signIn } from '../session/session'
import { session } from '../session/storage'
import { ImageUpload, type PickedImage } from './image-upload'
import { uploadKey } from '../session/upload-key'

vi.mock('../request/send-large', () => ({ sendLarge: vi.fn<() => Promise<unknown>>() }))

const sent = vi.mocked(sendLarge)
const file = (name: string, size = 8) => new File(['x'.repeat(size)], name)
const answer = (id: string): UploadedFile => ({
  id,
  url: `/api/ce-digital/dsf/file/${id}`,
  fileName: `${id}.pdf`,
  fileSize: 8,
  fileSizeStr: '0.1KB',
  fileExt: 'pdf',
  dcsUrl: '',
})

function Images({ module = 'exhibit', links = false }: { module?: string; links?: boolean }) {
  const [value, setValue] = useState<PickedImage[]>([])
  return (
    <>
      <ImageUpload label="图片" max={2} {...{ links, module, value }} onChange={setValue} />
      <output>{JSON.stringify(value.map(({ jumpLink, ifRight, checked }) => ({ jumpLink, ifRight, checked })))}</output>
    </>
  )
}

function drawn(what: React.ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>)
}

async function choose(label: string, ...files: File[]) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input[type=file]' }), {
      target: { files },
    })
  })
}

beforeEach(() => {
  let count = 0
  sent.mockReset().mockImplementation(() => Promise.resolve(answer(`file-${++count}`)))
})

describe('pictures', () => {
  it('go by the open call for a guest, and by the other when signed in', async () => {
    drawn(<Images />)
    await choose('图片', file('a.jpg'))
    await screen.findByRole('button', { name: '移除 file-1.pdf' })
    expect(sent.mock.calls[0]?.[0]).toBe(uploadImageOpen)
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      module: 'exhibit',
      base64: expect.stringMatching(/^data:.*base64,/),
    })
    signIn({ user: { userId: '1', userName: 'a' }, token: 't' })
    await choose('图片', file('b.jpg'))
    await screen.findByRole('button', { name: '移除 file-2.pdf' })
    expect(sent.mock.calls[1]?.[0]).toBe(uploadImage)
  })

  it('need a module, and are no more than the count', async () => {
    drawn(<Images module="" />)
    await choose('图片', file('a.jpg'))
    expect(screen.getByRole('alert').textContent).toBe('缺少模块名称')
    expect(sent).not.toHaveBeenCalled()
  })

  it('beyond the count are refused', async () => {
    drawn(<Images />)
    await choose('图片', file('a.jpg'), file('b.jpg'), file('c.jpg'))
    expect((await screen.findByRole('alert')).textContent).toBe('最多只能上传 2 张图片')
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('carry a link, which says whether it is one', async () => {
    drawn(<Images links />)
    await choose('图片', file('a.jpg'))
    fireEvent.click(await screen.findByRole('checkbox', { name: '点击图片时打开链接' }))
    const link = screen.getByLabelText('链接地址')
    fireEvent.change(link, { target: { value: 'example.com' } })
    fireEvent.blur(link)
    expect(screen.getByRole('alert').textContent).toBe('请输入正确的链接地址')
    expect(screen.getByText('[{"jumpLink":"example.com","ifRight":false,"checked":true}]')).toBeTruthy()
    fireEvent.change(link, { target: { value: 'https://example.com/' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('[{"jumpLink":"https://example.com/","ifRight":true,"checked":true}]')).toBeTruthy()
  })

  it('are removed', async () => {
    drawn(<Images />)
    await choose('图片', file('a.jpg'))
    fireEvent.click(await screen.findByRole('button', { name: '移除 file-1.pdf' }))
    expect(screen.queryByRole('button', { name: /移除/ })).toBeNull()
  })
})

describe('the upload key', () => {
  it('is random, long enough, and the same for the window', () => {
    const key = uploadKey()
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(uploadKey()).toBe(key)
    expect(session.get('uploadKey')).toBe(key)
  })
})
