import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getImport, listImports, sendImportChunk } from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import type { ImportFile } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { sendLarge } from '#src/common/request/send-large.ts'
import { filesOf, type FilesAtHand, forgetFiles } from './files-at-hand'

/** How often a piece is tried on a line that breaks, and ms between two tries. */
const [TRIES, PAUSE_MS] = [5, 2_000]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface Piece {
  id: number
  file: ImportFile
  offset: number
  from: File
}

/** Sends a piece, and gives where the next begins: also where the server has it already. */
async function sendPiece({ id, file, offset, from }: Piece, signal: AbortSignal): Promise<number> {
  const part = new File([from.slice(offset, offset + IMPORT_CHUNK_BYTES)], file)
  for (let tries = 1; ; tries += 1) {
    try {
      const sent = await sendLarge(sendImportChunk, { id, file, offset: String(offset) }, { file: part, signal })
      return sent.received
    } catch (error) {
      if (isRefusal(error, 'ImportOffset')) return Number(error.data['received'])
      const isLine = error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout')
      if (!isLine || signal.aborted || tries >= TRIES) throw error
      await pause(PAUSE_MS, signal)
      signal.throwIfAborted()
    }
  }
}

async function sendFile(
  id: number,
  file: ImportFile,
  from: File,
  begun: number,
  notified: (sent: number) => void,
  signal: AbortSignal,
) {
  for (let offset = begun; offset < from.size;) {
    offset = await sendPiece({ id, file, offset, from }, signal)
    notified(offset)
  }
}

/** Sends the files of an import piece by piece, from where the server has them; they go on when the page is opened again. */
export function useSending(of: ImportDetail) {
  const client = useQueryClient()
  const [files, setFiles] = useState(() => filesOf(of.id))
  const [sent, setSent] = useState({ rows: of.rows.received, pictures: of.pictures?.received ?? 0 })
  const [failure, setFailure] = useState<unknown>()
  const begun = useRef({ rows: of.rows.received, pictures: of.pictures?.received ?? 0 })

  useEffect(() => {
    if (!files) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const notified = (file: ImportFile) => (bytes: number) => {
      begun.current = { ...begun.current, [file]: bytes }
      if (!signal.aborted) setSent(begun.current)
    }
    const sendAll = async () => {
      await sendFile(of.id, 'rows', files.rows, begun.current.rows, notified('rows'), signal)
      if (files.pictures)
        await sendFile(of.id, 'pictures', files.pictures, begun.current.pictures, notified('pictures'), signal)
      forgetFiles(of.id)
      await Promise.all([getImport, listImports].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
    }
    sendAll().catch((error: unknown) => {
      if (!signal.aborted) setFailure(error)
    })
    return () => ending.abort()
  }, [client, files, of.id])

  const size = of.rows.size + (of.pictures?.size ?? 0)
  return {
    /** undefined: they must be chosen again. */
    files,
    share: (sent.rows + sent.pictures) / size,
    failure,
    choose: (chosen: FilesAtHand) => setFiles(chosen),
    tryAgain: () => {
      setFailure(undefined)
      // The same once more: what is sent begins where the server has it.
      setFiles((before) => before && { ...before })
    },
  }
}
