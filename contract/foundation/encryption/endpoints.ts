import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const publicKey = {
  method: 'GET',
  access: 'public',
  reads: false,
  errors: ['UnknownEndpoint'],
} as const

const shaking = {
  method: 'POST',
  access: 'public',
  errors: ['UnknownEndpoint', 'HandshakeEnded'],
} as const

export const getAuthorityKey = endpoint<typeof schemas.getAuthorityKey>({
  ...publicKey,
  path: '/ce-authority/jCryption/getPublicKey',
})

export const shakeAuthority = endpoint<typeof schemas.shakeAuthority>({
  ...shaking,
  path: '/ce-authority/jCryption/handshake',
})

export const getExhibitionKey = endpoint<typeof schemas.getExhibitionKey>({
  ...publicKey,
  path: '/ce-exhibition/jCryption/getPublicKey',
})

export const shakeExhibition = endpoint<typeof schemas.shakeExhibition>({
  ...shaking,
  path: '/ce-exhibition/jCryption/handshake',
})
