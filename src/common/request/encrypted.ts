import type { AxiosRequestConfig } from 'axios'
import { AES, enc, HmacSHA256, lib } from 'crypto-js'
import { JSEncrypt } from 'jsencrypt'
import {
  type EncryptedGroup,
  findEncryptedGroup,
  MAC_PURPOSE,
  SESSION_HEADER,
  SESSION_KEY_LENGTH,
} from '#contract/foundation/encryption/rules.ts'
import { client } from './client'

/** Encrypted requests (spec: live §7): loaded only by a build with the mode on. */

const wordsOf = enc.Utf8.parse.bind(enc.Utf8)
const wordsOfBase64 = enc.Base64.parse.bind(enc.Base64)

type WordArray = ReturnType<typeof wordsOf>

interface Session {
  key: WordArray
  ticket: string
}

const IV_BYTES = 16
/** ms; the server's own are good for two hours */
const SESSION_MS = 90 * 60_000
const sessions = new Map<EncryptedGroup, Promise<Session>>()

const newSessionKey = (): string => enc.Base64url.stringify(lib.WordArray.random(24)).slice(0, SESSION_KEY_LENGTH)

/** AES-CBC with a vector of its own before it and a seal of both behind, in base64. */
function encrypt(key: WordArray, text: string): string {
  const iv = lib.WordArray.random(IV_BYTES)
  const { ciphertext } = AES.encrypt(text, key, { iv })
  const bytes = iv.clone().concat(ciphertext)
  return enc.Base64.stringify(bytes.clone().concat(HmacSHA256(bytes, HmacSHA256(MAC_PURPOSE, key))))
}

function decrypt(key: WordArray, sent: string): string {
  const bytes = wordsOfBase64(sent)
  const iv = lib.WordArray.create(bytes.words.slice(0, IV_BYTES / 4), IV_BYTES)
  const ciphertext = lib.WordArray.create(bytes.words.slice(IV_BYTES / 4), bytes.sigBytes - IV_BYTES)
  return AES.decrypt(lib.CipherParams.create({ ciphertext }), key, { iv }).toString(enc.Latin1)
}

async function dataOf(config: AxiosRequestConfig): Promise<Record<string, string>> {
  const { data } = await client.request<{ code: number; data: Record<string, string> | null }>(config)
  if (data.code !== 0 || !data.data) throw new Error('the handshake was refused')
  return data.data
}

/** A new session key for a group. Rejects when the challenge is not that key: nothing is sent then. */
async function shakeHands(group: EncryptedGroup): Promise<Session> {
  const { publicKey = '' } = await dataOf({ method: 'GET', url: `/${group}/jCryption/getPublicKey` })
  const text = newSessionKey()
  const key = wordsOf(text)
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const sealed = rsa.encryptOAEP(text)
  if (sealed === false) throw new Error('the public key cannot be used')
  const shaken = await dataOf({ method: 'POST', url: `/${group}/jCryption/handshake`, data: { key: sealed } })
  if (decrypt(key, shaken['challenge'] ?? '') !== text) throw new Error('the challenge differs')
  return { key, ticket: shaken['session'] ?? '' }
}

function sessionOf(group: EncryptedGroup): Promise<Session> {
  const known = sessions.get(group)
  if (known) return known
  const shaking = shakeHands(group)
  sessions.set(group, shaking)
  const forget = () => sessions.delete(group)
  shaking.then(() => setTimeout(forget, SESSION_MS), forget)
  return shaking
}

/** Forgets the session keys, so that the next request shakes hands again. */
export function clearEncryptionSessions(): void {
  sessions.clear()
}

/** The request with its JSON body encrypted; as it was where its group does not come encrypted. */
export async function encryptRequest(config: AxiosRequestConfig): Promise<AxiosRequestConfig> {
  const group = findEncryptedGroup(config.url ?? '')
  const isJson = config.headers?.['Content-Type'] === 'application/json'
  if (!group || !isJson) return config
  const { key, ticket } = await sessionOf(group)
  const data = { jCryption: encrypt(key, JSON.stringify(config.data)) }
  return { ...config, data, headers: { ...config.headers, [SESSION_HEADER]: ticket } }
}
