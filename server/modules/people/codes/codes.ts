import { randomInt } from 'node:crypto'
import {
  CODE_LIFE_MS,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  CODES_PER_DAY,
  CODES_PER_HOUR_AND_IP,
  CODES_PER_MINUTE,
} from '#contract/people/session/limits.ts'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { countAttempt, getSharedSecret } from '#server/platform/auth/auth.queries.ts'
import { keyedHash } from '#server/platform/auth/secrets.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail, type Refusal } from '#server/platform/http/fail.ts'
import type { Providers } from '#server/providers/providers.ts'
import { deliverSoon, postMessage } from '#server/modules/foundation/outbox/index.ts'
import { buildCodeMessage } from './code-message'
import { addCode, type CodeKey, codesSentTo, isCodeGood, tryCode } from './codes.queries'

const DAY_SECONDS = 86_400

/** The hash stands for code, address and purpose together: a code of one is none of another. */
async function codeHash(db: Db, { address, purpose }: CodeKey, code: string): Promise<string> {
  return keyedHash(await getSharedSecret(db, 'codes'), `${purpose}:${address}:${code}`)
}

/** Throws the limit that one more code would break. Counting the address first makes sends at once wait in line. */
async function admitSend(db: Db, address: string, ip: string): Promise<void> {
  await countAttempt(db, `code:${address}`, DAY_SECONDS)
  const { last, today } = await codesSentTo(db, address)
  const waited = last ? (Date.now() - last.getTime()) / 1_000 : Infinity
  if (waited < CODE_RESEND_SECONDS) {
    throw fail('CodesTooFrequent', { seconds: Math.ceil(CODE_RESEND_SECONDS - waited) })
  }
  if (today >= CODES_PER_DAY) throw fail('CodeDailyLimit')
  if ((await countAttempt(db, `codeIp:${ip}`, 3_600)) > CODES_PER_HOUR_AND_IP) throw fail('CodeDailyLimit')
  if ((await countAttempt(db, 'codes', 60)) > CODES_PER_MINUTE) throw fail('TooManyPerMinute')
}

export interface Send {
  address: string
  purpose: CodePurpose
  language: Language
  ip: string
}

/** Writes a new code and the message that carries it, or neither. Throws what spec: access §8 names. */
export async function sendCode(
  { write }: Pick<Database, 'write'>,
  providers: Providers,
  { address, purpose, language, ip }: Send,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await write(async (db) => {
    await admitSend(db, address, ip)
    await addCode(db, { address, purpose }, await codeHash(db, { address, purpose }, code), CODE_LIFE_MS)
    await postMessage(db, providers, {
      channel: address.includes('@') ? 'email' : 'sms',
      address,
      languageType: language === 'zh-CN' ? 1 : 2,
      template: `code-${purpose}`,
      ...buildCodeMessage(purpose, language, code),
      parameters: [code, String(CODE_LIFE_MS / 60_000)],
    })
  })
  deliverSoon()
}

/** One counted try, in the caller's transaction; gives the refusal, so that the count is kept while the rest is not done. */
export async function countCodeTry(db: Db, key: CodeKey, code: string): Promise<Refusal | undefined> {
  const outcome = await tryCode(db, key, await codeHash(db, key, code), CODE_TRIES)
  if (outcome === 'right') return undefined
  return fail(outcome === 'used up' ? 'CodeTriesUsed' : 'CodeWrong')
}

/** Uses up a code. Throws CodeWrong, or CodeTriesUsed after too many wrong ones. A try counts whatever follows. */
export async function useCode(write: Database['write'], key: CodeKey, code: string): Promise<void> {
  const refusal = await write((db) => countCodeTry(db, key, code))
  if (refusal) throw refusal
}

/**
 * Judges a code and leaves it to be used up by `countCodeTry` in the write that it is for: what is requested between the two
 * costs money or time. A wrong one counts as a try. Throws as `useCode` does.
 */
export async function assertCode(
  { db, write }: Pick<Database, 'db' | 'write'>,
  key: CodeKey,
  code: string,
): Promise<void> {
  if (await isCodeGood(db, key, await codeHash(db, key, code), CODE_TRIES)) return
  await useCode(write, key, code)
  // It became good in between, and the try has used it up.
  throw fail('CodeWrong')
}
