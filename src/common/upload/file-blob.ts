import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openFile } from '#contract/foundation/files/endpoints.ts'
import { isRefusal } from '../request/api-error'
import { openBlob } from '../request/open-blob'

/** ms between two questions for a preview that is being made, and how often it is requested */
const PREVIEW_POLL_MS = 2_000
const PREVIEW_POLLS = 30

const keyOf = (id: string) => [openFile.path, id]

/** The bytes of an uploaded file, requested with headers: a private one has no address that a picture could show. */
export function useFileBlob(id: string, enabled = true) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => openBlob(openFile, { id }),
    staleTime: Infinity,
    enabled,
  })
}

/** The PDF that is made of a document, waited for: `failureReason` says that it is on its way. */
export function usePreviewBlob(id: string, enabled = true) {
  return useQuery({
    queryKey: [...keyOf(id), 'preview'],
    queryFn: () => openBlob(openFile, { id, preview: '1' }),
    staleTime: Infinity,
    enabled,
    retry: (count, error) => count < PREVIEW_POLLS && isRefusal(error, 'PreviewPending'),
    retryDelay: PREVIEW_POLL_MS,
  })
}

/** What was just uploaded need not be fetched to be shown. */
export function rememberBlob(client: QueryClient, id: string, blob: Blob): void {
  client.setQueryData(keyOf(id), blob)
}

/** An address of the bytes for as long as the component shows them. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL has to be released
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
