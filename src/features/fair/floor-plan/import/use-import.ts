import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { sendLarge } from '#src/common/request/send-large.ts'
import { toDataUrl } from '#src/common/upload/picture.ts'
import { type Problem, toUploadProblem } from '#src/common/upload/problem.ts'
import type { OpenPdf } from './pdf'
import { type ImportProblem, toImportProblem } from './problem'
import { readPlanFile } from './read-file'
import type { ImportedPlan } from './shapes'

/** A file that was read, with its picture as an address that a page can show. */
export type ReadPlan = ImportedPlan & { address: string }

/** How far an import has come; `file`: none is chosen yet, or the last one was refused. */
export type ImportStage =
  | { name: 'file'; problem?: ImportProblem }
  | { name: 'reading' }
  | { name: 'page'; pdf: OpenPdf }
  | { name: 'scale'; plan: ReadPlan }
  | { name: 'booths'; plan: ReadPlan; width: number }

/** Reads a file step by step; only what is added at the end is sent. */
export function useImport() {
  const [stage, setStage] = useState<ImportStage>({ name: 'file' })
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Problem>()
  const reading = useRef(new AbortController())
  const open = useRef<OpenPdf>(undefined)

  const stop = () => {
    reading.current.abort()
    reading.current = new AbortController()
    open.current?.close()
    open.current = undefined
  }
  const stopLast = useEffectEvent(stop)
  useEffect(() => () => stopLast(), [])
  const attempt = async (read: () => Promise<ImportedPlan | OpenPdf>) => {
    const { signal } = reading.current
    setStage({ name: 'reading' })
    try {
      const result = await read()
      if ('pages' in result) {
        open.current = result
        if (result.pages === 1) await attempt(() => result.read(1))
        else setStage({ name: 'page', pdf: result })
        return
      }
      const address = await toDataUrl(result.picture)
      if (!signal.aborted) setStage({ name: 'scale', plan: { ...result, address } })
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'file', problem: toImportProblem(error) })
    }
  }
  return {
    stage,
    sending,
    failure,
    setStage,
    take: (file: File) => {
      stop()
      void attempt(() => readPlanFile(file, reading.current.signal))
    },
    takePage: (pdf: OpenPdf, page: number) => void attempt(() => pdf.read(page)),
    cancel: () => {
      stop()
      setStage({ name: 'file' })
    },
    /** Uploads the picture; the address that it then has, undefined where that failed. */
    send: async ({ address }: ReadPlan): Promise<string | undefined> => {
      setSending(true)
      setFailure(undefined)
      try {
        return (await sendLarge(uploadImage, { base64: address, module: 'content' })).url
      } catch (error) {
        setFailure(toUploadProblem(error))
        return undefined
      } finally {
        setSending(false)
      }
    },
  }
}
export type Import = ReturnType<typeof useImport>
