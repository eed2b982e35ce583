import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberBlob } from '../../../src/common/upload/file-blob'
import { FilePreview } from './file-preview'

const file = {
  id: 'mock-2',
  role: 'qualificationCertificate',
  fileName: '参展资质证明.pdf',
  mimeType: 'application/pdf',
  fileSize: 1_203_400,
}

function show(): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  const client = new QueryClient()
  rememberBlob(client, file.id, new Blob(['%PDF-1.4'], { type: file.mimeType }))
  render(
    <QueryClientProvider client={client}>
      <FilePreview file={file} />
    </QueryClientProvider>,
  )
}

test('a PDF that the browser has no viewer for is only offered', () => {
  show()
  expect(screen.queryByTitle(file.fileName)).toBeNull()
  expect(screen.getByRole('button', { name: `下载 ${file.fileName}` })).toBeDefined()
})
