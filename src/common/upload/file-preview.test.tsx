import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openFile } from '#contract/foundation/files/endpoints.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { ApiError } from '../request/api-error'
import { openBlob } from '../request/open-blob'
import { rememberBlob } from './file-blob'
import FilePreview from './file-preview'

vi.mock('../request/open-blob', () => ({ openBlob: vi.fn<() => Promise<Blob>>() }))
const openBlobMock = vi.mocked(openBlob)

const file: UploadedFile = {
  id: 'one',
  url: '/api/ce-digital/dsf/file/one',
  fileName: '展品清单.docx',
  fileSize: 8,
  fileSizeStr: '0.1KB',
  fileExt: 'docx',
  dcsUrl: '/api/ce-digital/dsf/file/one?preview=1',
}
const refused = (error: 'PreviewPending' | 'PreviewFailed', text: string) => new ApiError('refused', 1, text, { error })

beforeEach(() => void openBlobMock.mockReset())

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // What was just uploaded is the document, and not what is looked at.
  rememberBlob(client, file.id, new Blob(['the document']))
  render(
    <QueryClientProvider client={client}>
      <FilePreview file={file} onClose={() => undefined} />
    </QueryClientProvider>,
  )
}

test('a document is shown as the PDF that is made of it, which is waited for', async () => {
  openBlobMock.mockRejectedValueOnce(refused('PreviewPending', '预览正在生成'))
  openBlobMock.mockResolvedValueOnce(new Blob(['%PDF-'], { type: 'application/pdf' }))
  show()
  expect(await screen.findByText('正在准备预览，文件本身已经上传。')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '在新标签页中打开' }, { timeout: 20_000 })).toBeTruthy()
  expect(openBlobMock).toHaveBeenLastCalledWith(openFile, { id: 'one', preview: '1' })
})

test('one of which no PDF can be made says so at once', async () => {
  openBlobMock.mockRejectedValue(refused('PreviewFailed', '该文件的预览未能生成，请下载后查看'))
  show()
  expect(await screen.findByText('该文件的预览未能生成，请下载后查看')).toBeTruthy()
  expect(openBlobMock).toHaveBeenCalledTimes(1)
})
