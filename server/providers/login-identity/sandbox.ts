import { ServiceFailure } from '#server/providers/http-json.ts'
import type { LoginIdentityPort } from './port'

const IDENTITY = /^[\w-]{32,128}$/

/**
 * Our own page in the place of WeChat or a face. The identity is a random text that the page of that phone made and
 * keeps: it says that the same phone came back, and nothing about who holds it.
 */
export function sandboxIdentity(kind: 'wechat' | 'face'): LoginIdentityPort {
  return {
    embedded: true,
    addressOf: (scene, origin) => `${origin}/sandbox.html#/${kind}?scene=${encodeURIComponent(scene)}`,
    async identityOf(proof) {
      if (!IDENTITY.test(proof)) throw new ServiceFailure('sandbox: this is no identity of the sandbox page')
      return proof
    },
  }
}
