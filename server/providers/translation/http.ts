import * as z from 'zod'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { TranslationPort } from './port'

/** Asks a translator over HTTP (docs/providers.md). */
export function httpTranslation({ url, key }: HttpService): TranslationPort {
  return {
    available: true,
    async translate(texts, to) {
      // One text more or less would put every name after it in the wrong place.
      const answer = z.object({ texts: z.array(z.string()).length(texts.length) })
      const body = { texts, to }
      return (await askJson({ service: 'translation', url, body, headers: buildAuthorization(key), answer })).texts
    },
  }
}
