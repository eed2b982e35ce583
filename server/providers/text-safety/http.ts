import * as z from 'zod'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { TextSafetyPort } from './port'

const Answer = z.object({ words: z.array(z.string()) })

/** Asks a text review over HTTP (docs/providers.md). */
export function httpTextSafety({ url, key }: HttpService): TextSafetyPort {
  return {
    async findOffences(text) {
      const call = { service: 'text safety', url, body: { text }, headers: buildAuthorization(key), answer: Answer }
      return [...new Set((await askJson(call)).words)]
    },
  }
}
