import * as contract from '#contract/live/broadcast/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getCaptioning, setCaptioning } from './captions/captioning'
import { listRecorded, saveRecorded } from './captions/correct'
import * as encoder from './encoder/key'
import { open } from './open'
import { getChapters } from './recording/chapters'
import * as recording from './recording/recording'
import { send } from './send'
import { getSummary } from './summary'

export { readSpeechBudget } from './captions/budget'
export { openCaptioner } from './captions/make-captions'
export { serveIngestHooks } from './encoder/hooks'
export { watchEncoders } from './encoder/watch-encoders'
export { serveBroadcastMedia } from './media/serve-media'
export { personalDataOfBroadcasts } from './personal-data.queries'
export { findPlayback, hasPicture } from './picture'
export { beginRecording } from './watch.queries'
export { sweepRecordings } from './remove'
export { countViewers, endOf as endBroadcastOf, watchBroadcasts } from './watch'

export const broadcast: Route[] = [
  serve(contract.openBroadcast, open),
  serve(contract.sendSegment, send),
  serve(contract.getBroadcast, recording.getReport),
  serve(contract.getLiveCaptioning, getCaptioning),
  serve(contract.setLiveCaptioning, setCaptioning),
  serve(contract.getEncoder, encoder.get),
  serve(contract.openEncoder, encoder.open),
  serve(contract.renewEncoder, encoder.renew),
  serve(contract.listChapters, getChapters),
  serve(contract.getRecording, recording.getRecording),
  serve(contract.trimRecording, recording.trimRecording),
  serve(contract.deleteRecording, recording.deleteRecording),
  serve(contract.listRecordedCaptions, listRecorded),
  serve(contract.saveRecordedCaption, saveRecorded),
  serve(contract.getLiveSummary, getSummary),
]
