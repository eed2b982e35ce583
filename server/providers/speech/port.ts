import type { Language } from '#contract/core/language.ts'

export interface Speech {
  bytes: Buffer
  /** As MediaRecorder names it, without parameters, such as `audio/webm`. */
  mimeType: string
}

/** The words of a speech; an empty text: nobody spoke. */
export interface Transcript {
  text: string
  /** Of the speech, as the service reports it; the requested one where it reports none. */
  language: Language
}

/** Writes down speech. Rejects where there is no service, and when the service cannot be reached. */
export interface SpeechPort {
  readonly available: boolean
  transcribe(speech: Speech, language: Language): Promise<Transcript>
}
