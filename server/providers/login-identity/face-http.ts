import * as z from 'zod'
import type { HttpService } from '#server/providers/http-service.ts'
import { askJson, buildAuthorization } from '#server/providers/http-json.ts'
import type { LoginIdentityPort } from './port'

const CALLBACK = '/api/ce-authority/face/auth/callback'

const Answer = z.object({ subject: z.string().min(1) })

/** A face service over HTTP (docs/providers.md): it looks at the face on a page of its own. */
export function httpFace({ url, key }: HttpService): LoginIdentityPort {
  return {
    embedded: false,
    addressOf(scene, origin) {
      return `${url}/start?${new URLSearchParams({ scene, return: origin + CALLBACK }).toString()}`
    },
    async identityOf(proof) {
      const call = {
        service: 'face',
        url: `${url}/verify`,
        body: { proof },
        headers: buildAuthorization(key),
        answer: Answer,
      }
      return (await askJson(call)).subject
    },
  }
}
