import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteFile, uploadImageOpen, uploadMaterial, uploadMedia } from '#contract/foundation/files/endpoints.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { ApiError } from '../../request/api-error'
import { call } from '../../request/call'
import { sendLarge } from '../../request/send-large'
import type { PickedImage } from '../../upload/use-image-upload'
import { WorkField, WorkForm } from '../work-form'
import { FilesInput } from './files-input'
import { PicturesInput } from './pictures-input'

vi.mock('../../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../request/send-large', () => ({ sendLarge: vi.fn<() => Promise<unknown>>() }))

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
  dcsUrl: '',
})

function Files({ media = false, max = 2 }: { media?: boolean; max?: number }) {
  const [value, setValue] = useState<UploadedFile[]>([])
  const types = media ? ['mp4'] : ['pdf', 'zip']
  return (
    <>
      <label htmlFor="files">附件</label>
      <FilesInput
        id="files"
        label="附件"
        module="demand"
        {...{ value, max, media }}
        onChange={setValue}
        maxSizeKb={512}
        accept={types}
      />
    </>
  )
}

function Pictures() {
  const [value, setValue] = useState<PickedImage[]>([])
  return (
    <>
      <label htmlFor="pictures">图片</label>
      <PicturesInput id="pictures" label="图片" module="exhibit" max={2} value={value} onChange={setValue} />
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

describe('a form', () => {
  it('is not sent while a file is on its way, says so, and is sent with it then', async () => {
    let arrive = (_file: UploadedFile): void => undefined
    sent.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    const onSend = vi.fn<(values: { files: UploadedFile[] }) => Promise<void>>(() => Promise.resolve())
    function Sent() {
      const [form] = Form.useForm<{ files: UploadedFile[] }>()
      return (
        <WorkForm
          form={form}
          label="报价"
          initialValues={{ files: [] }}
          check={() => ({})}
          onSend={onSend}
          renderSubmit={() => <button type="submit">保存</button>}
        >
          <WorkField name="files" label="附件">
            <FilesInput label="附件" module="demand" max={2} maxSizeKb={512} accept={['pdf']} />
          </WorkField>
        </WorkForm>
      )
    }
    drawn(<Sent />)
    await choose('附件', file('a.pdf'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存' })))
    expect((await screen.findByRole('alert')).textContent).toBe('文件仍在上传，请在上传完成后再试。')
    expect(onSend).not.toHaveBeenCalled()
    await act(async () => arrive(answer('one')))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存' })))
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith({ files: [answer('one')] }))
  })
})

describe('files', () => {
  it('are sent with module and types, and listed', async () => {
    drawn(<Files />)
    const chosen = file('a.pdf')
    await choose('附件', chosen)
    const fields = { module: 'demand', accept: 'pdf,zip', isTransform: '1' }
    expect(sent).toHaveBeenCalledExactlyOnceWith(uploadMaterial, fields, expect.objectContaining({ file: chosen }))
    expect(screen.getByText('file-1.pdf')).toBeTruthy()
    expect(screen.getByText('0.1KB')).toBeTruthy()
  })

  it.each([
    ['has been given a preview', 'docx', '/api/ce-digital/dsf/file/one?preview=1', true],
    ['has none', 'docx', '', false],
    ['is film, which the list does not show', 'mp4', '/api/ce-digital/dsf/file/one', false],
  ])('a file that %s is looked at accordingly', async (_, fileExt, dcsUrl, isShown) => {
    sent.mockResolvedValue({ ...answer('one'), fileName: `one.${fileExt}`, fileExt, dcsUrl })
    drawn(<Files />)
    await choose('附件', file('a.pdf'))
    expect(screen.queryByRole('button', { name: `预览 one.${fileExt}` }) !== null).toBe(isShown)
    expect(screen.getByRole('button', { name: `下载 one.${fileExt}` })).toBeTruthy()
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

  it('beyond the count are not sent, and the message follows the language', async () => {
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
    expect(screen.getByRole('progressbar', { name: 'a.pdf 的上传进度' }).getAttribute('aria-valuenow')).toBe('40')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消上传 a.pdf' })))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['refused', '上传的文件格式不符', '上传的文件格式不符'],
    ['network', 'no line', '上传失败，请重试'],
  ] as const)('with a failed upload (%s) show a message', async (failure, message, text) => {
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
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull()
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
    const button = screen.getByRole('button', { name: '附件：选择文件' })
    await act(async () => fireEvent.drop(button, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } }))
    expect(sent).toHaveBeenCalledOnce()
  })
})

describe('pictures', () => {
  it('are sent one after the other, and no more than the count', async () => {
    drawn(<Pictures />)
    await choose('图片', file('a.jpg'), file('b.jpg'), file('c.jpg'))
    expect((await screen.findByRole('alert')).textContent).toBe('最多只能上传 2 张图片')
    expect(sent.mock.calls.map(([endpoint]) => endpoint)).toEqual([uploadImageOpen, uploadImageOpen])
  })

  it('are taken when they are dropped, once', async () => {
    drawn(<Pictures />)
    const button = screen.getByRole('button', { name: '图片：选择图片' })
    await act(async () => fireEvent.drop(button, { dataTransfer: { files: [file('a.jpg')], types: ['Files'] } }))
    await screen.findByRole('button', { name: '移除 file-1.pdf' })
    expect(sent).toHaveBeenCalledOnce()
  })

  it('are removed, and the next one may be chosen', async () => {
    drawn(<Pictures />)
    await choose('图片', file('a.jpg'))
    fireEvent.click(await screen.findByRole('button', { name: '移除 file-1.pdf' }))
    expect(screen.queryByRole('button', { name: /移除/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '图片：选择图片' }))
  })
})
