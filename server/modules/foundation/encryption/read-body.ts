import { findEncryptedGroup, SESSION_HEADER } from '#contract/foundation/encryption/rules.ts'
import { decodeJson } from '#server/platform/http/input.ts'
import type { SentBody } from '#server/platform/http/answer.ts'
import type { Jcryption } from './jcryption'

/** Reads bodies: one that came encrypted (field `jCryption`, spec: live §7) is decrypted, any other is itself. */
export function createBodyReader(jcryption: Jcryption) {
  return async ({ endpoint, header, language, body, admit }: SentBody): Promise<string> => {
    const session = header(SESSION_HEADER)
    if (session === '' || !findEncryptedGroup(endpoint.path)) return body
    await admit()
    const sent = decodeJson(body, language)
    const encrypted: unknown = typeof sent === 'object' && sent !== null && 'jCryption' in sent ? sent.jCryption : ''
    return jcryption.decrypt(session, typeof encrypted === 'string' ? encrypted : '')
  }
}
