import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deleteFile,
  uploadImage,
  uploadImageOpen,
  uploadMaterial,
  uploadMedia,
} from '../../../contract/files/endpoints'
import type { UploadedFile } from '../../../contract/files/schemas'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'
import { sendLarge } from '../request/send-large'
import { signIn } from '../session/session'
import { session } from '../session/storage'
import { FileUpload } from './file-upload'
import { ImageUpload, type PickedImage } from './image-upload'
import { uploadKey } from '../session/upload-key'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../request/send-large', () => ({ sendLarge: vi.fn<() => Promise<unknown>>() }))

const sent = vi.mocked(sendLarge)
const called = vi.mocked(call)
const file = (name: string, size = 8) => new File(['x'.repeat(size)], name)
const answer = (id: string): UploadedFile => ({
  id,
  url: `/api/ce-digital/dsf/file/${id}`,
  fileName: `${id}.pdf`,
  fileSize: 8,
  fileSizeStr: '0.1KB',
  fileExt: 'pdf',
})

function Files({ media = false, max = 2 }: { media?: boolean; max?: number }) {
  const [value, setValue] = useState<UploadedFile[]>([])
  const types = media ? ['mp4'] : ['pdf', 'zip']
  return (
    <FileUpload
      label="附件"
      module="demand"
      {...{ value, max, media }}
      onChange={setValue}
      maxSizeKb={512}
      accept={types}
    />
  )
}

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
  called.mockReset().mockResolvedValue({ id: '1' })
})

describe('files', () => {
  it('are sent with module and types, and listed', async () => {
    drawn(<Files />)
    const chosen = file('a.pdf')
    await choose('附件', chosen)
    const fields = { module: 'demand', accept: 'pdf,zip' }
    expect(sent).toHaveBeenCalledExactlyOnceWith(uploadMaterial, fields, expect.objectContaining({ file: chosen }))
    expect(screen.getByText('file-1.pdf')).toBeTruthy()
    expect(screen.getByText('0.1KB')).toBeTruthy()
  })

  it('of sound and film go where those are kept', async () => {
    drawn(<Files media />)
    await choose('附件', file('a.mp4'))
    expect(sent.mock.calls[0]?.[0]).toBe(uploadMedia)
  })

  it.each([
    ['of another type', file('a.exe'), '只能上传 pdf, zip 类型的文件'],
    ['that are too large', file('a.pdf', 524_289), '文件大小超出限制！请控制在 0.5M 以内'],
    ['that are empty', file('a.pdf', 0), '文件错误，请重新上传'],
  ])('%s are not sent', async (_, chosen, text) => {
    drawn(<Files />)
    await choose('附件', chosen)
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('beyond the count are not sent, and what is said follows the language', async () => {
    drawn(<Files />)
    await choose('附件', file('a.pdf'), file('b.pdf'), file('c.pdf'))
    expect(sent).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('alert').textContent).toBe('最多只能上传 2 个文件')
    await act(() => i18next.changeLanguage('en-US'))
    expect(screen.getByRole('alert').textContent).toBe('Upload allowed at most 2 files')
  })

  it('show how far they are, and can be cancelled', async () => {
    sent.mockImplementation((_, __, { onProgress, signal } = {}) => {
      onProgress?.(0.4)
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new ApiError('network', 0, 'gone')))
      })
    })
    drawn(<Files />)
    await choose('附件', file('a.pdf'))
    expect(screen.getByRole('progressbar', { name: 'a.pdf 的上传进度' }).getAttribute('value')).toBe('0.4')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消上传 a.pdf' })))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['refused', '上传的文件格式不符', '上传的文件格式不符'],
    ['network', 'no line', '上传失败，请重试'],
  ] as const)('whose upload is %s say so', async (failure, message, text) => {
    sent.mockRejectedValue(new ApiError(failure, 1, message))
    drawn(<Files />)
    await choose('附件', file('a.pdf'))
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('without an address have failed', async () => {
    sent.mockResolvedValue({ ...answer('1'), url: '' })
    drawn(<Files />)
    await choose('附件', file('a.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('上传失败，请重试')
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('are deleted by their address', async () => {
    drawn(<Files />)
    await choose('附件', file('a.pdf'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '删除 file-1.pdf' })))
    expect(called).toHaveBeenCalledExactlyOnceWith(deleteFile, { filePath: answer('file-1').url }, { alerts: false })
    expect(screen.queryByText('file-1.pdf')).toBeNull()
  })

  it('are taken when they are dropped', async () => {
    drawn(<Files />)
    const zone = screen.getByLabelText('附件', { exact: false, selector: 'input' }).closest('[class*=fileZone]')
    if (!zone) throw new Error('no zone')
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } }))
    expect(sent).toHaveBeenCalledOnce()
  })
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
