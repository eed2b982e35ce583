import * as contract from '#contract/foundation/encryption/endpoints.ts'
import type { Jcryption } from './jcryption'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'

export { createJcryption, type Jcryption } from './jcryption'
export { createBodyReader } from './read-body'

/** The handshake of encrypted requests; where the mode is off there is no such call. */
export function encryption(jcryption: Jcryption | null): Route[] {
  const getJcryption = (): Jcryption => {
    if (!jcryption) throw fail('UnknownEndpoint')
    return jcryption
  }
  const key = async () => ({ publicKey: await getJcryption().publicKey() })
  const shake = async ({ input }: { input: { key: string } }) => getJcryption().shake(input.key)
  return [
    serve(contract.getAuthorityKey, key),
    serve(contract.getExhibitionKey, key),
    serve(contract.shakeAuthority, shake),
    serve(contract.shakeExhibition, shake),
  ]
}
