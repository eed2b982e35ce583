import { type KeyObject, X509Certificate } from 'node:crypto'
import * as z from 'zod'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { parseJson, send, SERVICE } from './send'
import type { WechatPaySettings } from './settings'
import { faultOf, isSignedBy, unseal } from './signature'

/** ms between two tries to fetch the certificates: anybody can name a serial that nobody knows */
const FETCH_EVERY_MS = 60_000

const Certificates = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        nonce: z.string(),
        associated_data: z.string().optional(),
        ciphertext: z.string(),
      }),
    }),
  ),
})

function readCertificate(pem: string, serial: string): KeyObject | undefined {
  const { serialNumber, validTo, publicKey } = new X509Certificate(pem)
  return serialNumber === serial && Date.now() < Date.parse(validTo) ? publicKey : undefined
}

/** The certificates of an answer that they themselves, or keys known before, have signed. Throws ServiceFailure. */
async function fetchCertificates(
  settings: WechatPaySettings,
  known: (serial: string) => KeyObject | undefined,
): Promise<Map<string, KeyObject>> {
  const failure = (reason: string) => new ServiceFailure(`${SERVICE}: the certificates ${reason}`)
  const answer = await send(settings, { method: 'GET', path: '/v3/certificates' })
  if (answer.status !== 200) throw failure(`were answered ${answer.status}`)
  const read = Certificates.safeParse(parseJson(answer.body))
  if (!read.success) throw failure('are something else than agreed')
  const found = new Map<string, KeyObject>()
  try {
    for (const { serial_no: serial, encrypt_certificate: sealed } of read.data.data) {
      // Only WeChat Pay and the merchant have the key that it is sealed with.
      const key = readCertificate(unseal(settings.v3Key, sealed), serial)
      if (key) found.set(serial, key)
    }
  } catch {
    throw failure('cannot be opened')
  }
  const serial = answer.header('wechatpay-serial')
  const key = known(serial) ?? found.get(serial)
  if (faultOf(answer) !== undefined || !key || !isSignedBy(key, answer)) throw failure('are not signed')
  return found
}

export interface WechatPayKeys {
  /** The key of a serial, undefined where WeChat Pay has none of it. Rejects with ServiceFailure when it is silent. */
  find: (serial: string) => Promise<KeyObject | undefined>
}

/** The keys that WeChat Pay signs with: its public key, and its certificates, which are fetched when one is missing. */
export function openKeys(settings: WechatPaySettings): WechatPayKeys {
  const { publicKey } = settings
  let certificates = new Map<string, KeyObject>()
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined
  const known = (serial: string) => (serial === publicKey?.id ? publicKey.key : certificates.get(serial))
  const fetchNew = async () => {
    certificates = await fetchCertificates(settings, known)
  }
  return {
    async find(serial) {
      if (!/^[0-9A-F]{8,40}$/.test(serial)) return known(serial)
      if (!known(serial) && !fetching && Date.now() - fetchedAt >= FETCH_EVERY_MS) {
        fetchedAt = Date.now()
        fetching = fetchNew().finally(() => {
          fetching = undefined
        })
      }
      if (!known(serial)) await fetching
      return known(serial)
    },
  }
}
