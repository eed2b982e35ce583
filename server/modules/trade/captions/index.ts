import * as contract from '#contract/trade/captions/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import type { CommandRoute } from '#server/platform/realtime/command.ts'
import { command } from '#server/modules/live/chat/index.ts'
import { agreeToMinutes, readCaptioning, showCaption } from './captioning'
import { deleteMinutes, readMinutes, saveLine, saveNextSteps } from './minutes'
import { transcribe } from './transcribe'

export { endAgreementsOfOthers } from './agreements.queries'
export { personalDataOfCaptions, retentionOfMinutes } from './personal-data.queries'

/** What sockets may ask of captions. */
export const captionCommands: readonly CommandRoute[] = [command('captionTalk', showCaption)]

/** Captions of video meetings, and minutes that both sides agree to. */
export const captions: Route[] = [
  serve(contract.getCaptioning, readCaptioning),
  serve(contract.transcribeSpeech, transcribe),
  serve(contract.agreeToMinutes, agreeToMinutes),
  serve(contract.getMinutes, readMinutes),
  serve(contract.saveMinutes, saveNextSteps),
  serve(contract.saveMinutesLine, saveLine),
  serve(contract.deleteMinutes, deleteMinutes),
]
