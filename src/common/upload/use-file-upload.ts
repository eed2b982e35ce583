import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { deleteFile, uploadMaterial, uploadMedia } from '#contract/foundation/files/endpoints.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { call } from '../request/call'
import { sendLarge } from '../request/send-large'
import { checkFile, fileLimitKb } from './check-upload'
import { rememberBlob } from './file-blob'
import { type Problem, toUploadProblem } from './problem'
import { useUploadBegins } from './uploads-under-way'

export interface FileUploadOptions {
  module: string
  value: readonly UploadedFile[]
  onChange: (list: UploadedFile[]) => void
  /** Files that are shown elsewhere and count towards `max` too. */
  listed?: number
  max: number
  maxSizeKb: number
  accept: readonly string[]
  media: boolean
}

/** A file on its way. */
export interface Sending {
  name: string
  /** share sent, 0 to 1 */
  share: number
  cancel: () => void
}

async function send(file: File, wish: FileUploadOptions, onProgress: (share: number) => void, signal: AbortSignal) {
  const { module, accept, media } = wish
  const fields = { module, accept: accept.join(','), isTransform: '1' as const }
  const options = { file, onProgress, signal }
  return media ? sendLarge(uploadMedia, fields, options) : sendLarge(uploadMaterial, fields, options)
}

/** Files on their way: checked, sent one after the other, then in the list; and out of it again (spec: live §5, §8). */
export function useFileUpload(wish: FileUploadOptions) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<Problem>()
  const begin = useUploadBegins()
  const queue = useRef(Promise.resolve())
  const running = useRef<AbortController>(undefined)
  // Read after an answer, when the list may have changed meanwhile.
  const now = useRef(wish)
  useEffect(() => {
    now.current = wish
  })
  const change = (list: UploadedFile[]) => {
    now.current = { ...now.current, value: list }
    now.current.onChange(list)
  }

  const takeOne = async (file: File): Promise<Problem | undefined> => {
    const { module, accept, max, maxSizeKb, media, value, listed = 0 } = now.current
    if (value.length + listed >= max) return { name: 'fileCount', values: { count: max } }
    const wrong = checkFile(file, { module, maxSizeKb: fileLimitKb(maxSizeKb, media), accept })
    if (wrong) return wrong
    const ending = new AbortController()
    running.current = ending
    const cancel = () => ending.abort()
    const { name } = file
    const onProgress = (share: number) => setSending({ name, share, cancel })
    onProgress(0)
    try {
      const sent = await send(file, now.current, onProgress, ending.signal)
      if (sent.url === '') return { name: 'failed' }
      rememberBlob(client, sent.id, file)
      change([...now.current.value, sent])
    } catch (error) {
      if (!ending.signal.aborted) return toUploadProblem(error)
    } finally {
      setSending(undefined)
    }
    return undefined
  }
  const takeAll = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      const wrong = await takeOne(file)
      if (wrong) setProblem(wrong)
    }
  }
  /** Out of the list at once. What a record claims the server keeps, and what stays unclaimed it sweeps. */
  const remove = (gone: UploadedFile) => {
    setProblem(undefined)
    change(now.current.value.filter((one) => one.id !== gone.id))
    void call(deleteFile, { filePath: gone.url }, { alerts: false }).catch(() => undefined)
  }
  return {
    sending,
    problem,
    remove,
    take: (files: readonly File[]) => {
      const end = begin()
      queue.current = queue.current.then(() => takeAll(files)).finally(end)
    },
  }
}
