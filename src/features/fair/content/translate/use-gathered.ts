import { useEffect, useRef, useState } from 'react'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import type { ContentFilter } from '../api'
import { gather, type Progress, type Proposal } from './gather'

export interface Gathered {
  /** Undefined: it has ended. */
  progress: Progress | undefined
  proposals: Proposal[]
  /** Texts that nothing here could translate. */
  untranslated: number
  /** Why it ended before all was translated; else empty. */
  failure: string
  /** Ends it with what has been found. */
  stop: () => void
}

interface Options {
  kind: ContentKind
  rows: readonly ContentRow[] | undefined
  filter: ContentFilter
  hasService: boolean
}

/** Translations of what objects lack, found since this was drawn. */
export function useGathered(options: Options): Gathered {
  const [progress, setProgress] = useState<Progress | undefined>({ step: 'reading', done: 0, total: 0 })
  const [proposals, setProposals] = useState<Proposal[]>([])
  const [untranslated, setUntranslated] = useState(0)
  const [failure, setFailure] = useState('')
  // As it was when this was drawn: the list changes while it is translated.
  const first = useRef(options)
  const run = useRef<AbortController>(undefined)
  useEffect(() => {
    const own = new AbortController()
    run.current = own
    const unlessEnded =
      <T>(set: (value: T) => void) =>
      (value: T) =>
        own.signal.aborted || set(value)
    void gather({
      ...first.current,
      signal: own.signal,
      onProgress: unlessEnded(setProgress),
      onFound: (found, count) => {
        if (own.signal.aborted) return
        setProposals((known) => [...known, ...found])
        setUntranslated((before) => before + count - found.length)
      },
    })
      .catch(unlessEnded((error: unknown) => setFailure(errorMessage(error))))
      .finally(() => own.signal.aborted || setProgress(undefined))
    return () => own.abort()
  }, [])
  const stop = () => {
    run.current?.abort()
    setProgress(undefined)
  }
  return { progress, proposals, untranslated, failure, stop }
}
