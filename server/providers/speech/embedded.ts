import { ServiceFailure } from '#server/providers/http-json.ts'
import type { SpeechPort } from './port'

/** Writes nothing down: speech needs a model, which a fair without a service does not have. */
export const embeddedSpeech: SpeechPort = {
  available: false,
  async transcribe() {
    throw new ServiceFailure('speech: no service')
  },
}
