import * as z from 'zod'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { ImageReviewPort } from './port'

const Answer = z.object({ result: z.enum(['pass', 'refused']) })

/** Asks an image review over HTTP (docs/providers.md). */
export function httpImageReview({ url, key }: HttpService): ImageReviewPort {
  return {
    async review({ bytes, mimeType, width, height }) {
      const body = { image: bytes.toString('base64'), mimeType, width, height }
      const call = { service: 'image review', url, body, headers: buildAuthorization(key), answer: Answer }
      return (await askJson(call)).result
    },
  }
}
