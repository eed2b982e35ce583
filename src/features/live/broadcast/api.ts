import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import {
  deleteRecording,
  getBroadcast,
  getEncoder,
  getLiveCaptioning,
  getLiveSummary,
  getRecording,
  listChapters,
  listRecordedCaptions,
  openEncoder,
  renewEncoder,
  saveRecordedCaption,
  setLiveCaptioning,
  trimRecording,
} from '#contract/live/broadcast/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useChange as useWrite } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at a broadcast */
const LOOK_MS = 5_000
/** ms between two looks at captions */
const CAPTIONING_MS = 30_000

/** What the host sees of a broadcast; requested again every few seconds while it is on. */
export const useBroadcast = (liveId: number, isOn: boolean) =>
  useEndpoint(getBroadcast, { liveId }, isOn ? { every: LOOK_MS } : {})

/** How to send a session from an encoder, and whether its picture arrives; requested again every few seconds. */
export const useEncoder = (liveId: number, enabled: boolean) =>
  useEndpoint(getEncoder, { liveId }, { enabled, every: LOOK_MS })

/** Whether the viewer's speech is captioned; requested again every half minute, as the fair's minutes may be used up. */
export const useLiveCaptioning = (liveId: number) =>
  useEndpoint(getLiveCaptioning, { liveId }, { every: CAPTIONING_MS })

/** Rejects with ApiError and alerts nothing. */
export const useSetLiveCaptioning = () => useWrite(setLiveCaptioning, [getLiveCaptioning], { alerts: false })

/** Each rejects with ApiError and alerts nothing. */
export const useOpenEncoder = () => useWrite(openEncoder, [getEncoder], { alerts: false })
export const useRenewEncoder = () => useWrite(renewEncoder, [getEncoder], { alerts: false })

/** Where exhibits were shown in a recording. */
export const useChapters = (liveId: number, enabled: boolean) => useEndpoint(listChapters, { liveId }, { enabled })

/** The recording as its host edits it; a trim that is not saved stays while a switch of language asks again. */
export const useRecording = (liveId: number) => useEndpoint(getRecording, { liveId }, { keep: true })

/** A page of the captions of a recording; the one before stays until it comes. */
export const useRecordedCaptions = (input: InputOf<typeof listRecordedCaptions>) =>
  useEndpoint(listRecordedCaptions, input, { keep: true })

/** Rejects with ApiError and alerts nothing. */
export const useSaveRecordedCaption = () => useWrite(saveRecordedCaption, [listRecordedCaptions], { alerts: false })

/** What a session brought. */
export const useLiveSummary = (liveId: number) => useEndpoint(getLiveSummary, { liveId })

function useChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () => client.invalidateQueries({ queryKey: [getRecording.path] }),
  })
}

/** Each rejects with ApiError and alerts nothing; the recording is requested again. */
export const useTrimRecording = () => useChange(trimRecording)
export const useDeleteRecording = () => useChange(deleteRecording)
