import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/trade/captions/endpoints.ts'
import { sendLarge } from '#src/common/request/send-large.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** What captions of a meeting can use, and who agrees to minutes. */
export const useCaptioning = (id: number) => useEndpoint(contract.getCaptioning, { id }, { keep: true })
export const useAgree = () => useChange(contract.agreeToMinutes, [contract.getCaptioning])
export const useMinutes = (id: number) => useEndpoint(contract.getMinutes, { id }, { keep: true })
export const useSaveMinutes = () => useChange(contract.saveMinutes, [contract.getMinutes], { alerts: false })
export const useSaveLine = () => useChange(contract.saveMinutesLine, [contract.getMinutes], { alerts: false })
export const useDeleteMinutes = () => useChange(contract.deleteMinutes, [contract.getMinutes, contract.getCaptioning])

/** The words of a piece of speech. Rejects with ApiError, and alerts nothing. */
export const transcribe = (id: number, piece: Blob, language: Language) =>
  sendLarge(contract.transcribeSpeech, { id, language }, { file: new File([piece], 'speech', { type: piece.type }) })
