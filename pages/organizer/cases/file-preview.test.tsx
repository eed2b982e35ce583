import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openFile } from '#contract/foundation/files/endpoints.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { mockBytes } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberBlob } from '#src/common/upload/file-blob.ts'
import { FilePreview } from './file-preview'

const file = {
  id: 'mock-2',
  role: 'qualificationCertificate',
  fileName: '参展资质证明.pdf',
  mimeType: 'application/pdf',
  fileSize: 1_203_400,
}

const docx = {
  ...file,
  id: 'mock-3',
  fileName: '展品清单.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

overMocks()

function show(canViewPdf = false, shown = file): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: canViewPdf, configurable: true })
  const client = new QueryClient()
  rememberBlob(client, file.id, new Blob(['%PDF-1.4'], { type: file.mimeType }))
  render(
    <QueryClientProvider client={client}>
      <FilePreview file={shown} />
    </QueryClientProvider>,
  )
}

test('a PDF that the browser has no viewer for is only offered', () => {
  show()
  expect(screen.queryByTitle(file.fileName)).toBeNull()
  expect(screen.getByRole('button', { name: `下载 ${file.fileName}` })).toBeDefined()
})

test('a document is shown as the PDF that was made of it', async () => {
  server.use(
    mockBytes(openFile, ({ input }) => ({ type: file.mimeType, body: input.preview ? '%PDF-1.7' : 'document' })),
  )
  show(true, docx)
  expect((await screen.findByTitle(docx.fileName)).tagName).toBe('IFRAME')
})

test('a document of which there is no PDF is only offered, and why is no alarm', async () => {
  show(true, docx)
  expect(await screen.findByText('该类型的文件不支持预览，请下载后查看')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: `下载 ${docx.fileName}` })).toBeDefined()
})
