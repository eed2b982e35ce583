import * as z from 'zod'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { IdentityPort } from './port'

const Answer = z.object({ passed: z.boolean() })

/** Asks an authority over HTTP (docs/providers.md). */
export function httpIdentity({ url, key }: HttpService): IdentityPort {
  return {
    async check({ name, cardType, number }) {
      const body = { name, cardType, number }
      const { passed } = await askJson({
        service: 'identity',
        url,
        body,
        headers: buildAuthorization(key),
        answer: Answer,
      })
      return { passed, byService: true }
    },
  }
}
