import * as z from 'zod'
import type { Language } from '#contract/core/language.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { SpeechPort } from './port'

export interface SpeechService {
  /** What `/audio/transcriptions` is appended to. */
  url: string
  key: string
  model: string
}

/** ms for a few seconds of speech: a caption that comes later is of no use */
const TIMEOUT_MS = 8_000
/** bytes of an answer: a few sentences are a hundredth of it */
const ANSWER_BYTES_MAX = 64_000
/** characters of a transcript that are used: models repeat themselves where nobody speaks */
const TEXT_MAX = 500

const codes: Record<Language, string> = { 'zh-CN': 'zh', 'en-US': 'en' }
/** Services answer with a code or an English name, or with nothing. */
const languagesOf: Record<string, Language> = { zh: 'zh-CN', chinese: 'zh-CN', en: 'en-US', english: 'en-US' }
/** Services recognize a format by the ending of the name. */
const endings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/wav': 'wav',
}

const Answer = z.object({ text: z.string(), language: z.string().nullish() })

/** Transcribes by an endpoint that speaks the protocol of OpenAI (POST /v1/audio/transcriptions; docs/providers.md). */
export function openAiSpeech({ url, key, model }: SpeechService, timeoutMs = TIMEOUT_MS): SpeechPort {
  return {
    available: true,
    async transcribe({ bytes, mimeType }, language) {
      const body = new FormData()
      body.set('model', model)
      body.set('language', codes[language])
      body.set('response_format', 'json')
      body.set('temperature', '0')
      body.set('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), `speech.${endings[mimeType] ?? 'webm'}`)
      const answer = await askJson({
        service: 'speech',
        url: `${url}/audio/transcriptions`,
        body,
        headers: buildAuthorization(key),
        answer: Answer,
        timeoutMs,
        maxBytes: ANSWER_BYTES_MAX,
      })
      const text = Array.from(answer.text.trim()).slice(0, TEXT_MAX).join('')
      return { text, language: languagesOf[answer.language?.toLowerCase() ?? ''] ?? language }
    },
  }
}
