import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { saveFile } from '../app/save-file'
import { startTexts } from '../i18n/texts'
import { ApiError } from '../request/api-error'
import { openPaper, type Paper } from '../request/open-blob'
import { showAlert } from '../ui/notices/notices'

const PaperQuestion = lazy(async () => {
  const [{ PaperQuestion: Later }] = await Promise.all([import('./paper-question'), startTexts('paper')])
  return { default: Later }
})

interface PaperRequest<E extends AnyEndpoint> {
  endpoint: E
  input: InputOf<E>
  fileName: string
  /** Shown when the document could not be fetched and the server gave no reason. */
  failed: string
}

/**
 * Saves documents that the server draws. Where one lacks characters, `question` names them and asks before it is saved.
 * Render `question` once.
 */
export function usePaper(): {
  busy: boolean
  save: <E extends AnyEndpoint>(request: PaperRequest<E>) => Promise<void>
  question: ReactNode
} {
  const [busy, setBusy] = useState(false)
  const [incomplete, setIncomplete] = useState<Paper & { fileName: string }>()
  const close = () => setIncomplete(undefined)
  return {
    busy,
    async save({ endpoint, input, fileName, failed }) {
      if (busy) return
      setBusy(true)
      try {
        const paper = await openPaper(endpoint, input)
        if (paper.missing.length > 0) setIncomplete({ ...paper, fileName })
        else saveFile(paper.bytes, fileName)
      } catch (error) {
        showAlert(error instanceof ApiError ? error.message : failed)
      } finally {
        setBusy(false)
      }
    },
    question: incomplete ? (
      <Suspense>
        <PaperQuestion
          missing={incomplete.missing}
          onYes={() => {
            saveFile(incomplete.bytes, incomplete.fileName)
            close()
          }}
          onClose={close}
        />
      </Suspense>
    ) : null,
  }
}
