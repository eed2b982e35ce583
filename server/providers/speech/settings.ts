import type { SpeechService } from './openai'

interface Settings {
  SPEECH_URL?: string | undefined
  SPEECH_KEY?: string | undefined
  SPEECH_MODEL: string
}

/** The service that transcribes; undefined: there is none. */
export const speechConfig = ({ SPEECH_URL: url, SPEECH_KEY: key = '', SPEECH_MODEL: model }: Settings) =>
  url ? ({ url, key, model } satisfies SpeechService) : undefined
