import * as z from 'zod/mini'
import { nothing, text } from '#contract/core/shapes.ts'

const publicKey = {
  input: nothing,
  output: z.object({ publicKey: z.string() }),
}

const shaking = {
  /** The session key, encrypted with the public one (RSA-OAEP, SHA-256). */
  input: z.object({ key: text(1_024) }),
  output: z.object({
    /** The session key, encrypted with itself: who can decrypt it holds the key. */
    challenge: z.string(),
    /** To be sent as SESSION_HEADER. */
    session: z.string(),
  }),
}

export const getAuthorityKey = {
  ...publicKey,
}

export const shakeAuthority = {
  ...shaking,
}

export const getExhibitionKey = {
  ...publicKey,
}

export const shakeExhibition = {
  ...shaking,
}
