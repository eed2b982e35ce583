import { randomInt } from 'node:crypto'
import { CARD_CODE_LENGTH, CARD_CODE_MS, CARD_CODES_PER_HOUR } from '#contract/trade/cards/limits.ts'
import { CODE_SIGNS } from '#contract/trade/cards/rules.ts'
import {
  countAttempt,
  getSharedSecret,
  removeOneTimes,
  storeOneTime,
  takeOneTime,
} from '#server/platform/auth/auth.queries.ts'
import { keyedHash } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'

const KIND = 'card'
const HOUR_SECONDS = 3_600

/** What is kept of a code: 39 bits could be guessed from a plain hash. */
const keyOf = async (db: Db, code: string): Promise<string> => keyedHash(await getSharedSecret(db, KIND), code)

const newCode = (): string =>
  Array.from({ length: CARD_CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** A code for the viewer's card; the one before is good no more. Throws TooManyCodes. */
export async function showCard(context: Context<unknown>): Promise<{ code: string; until: string }> {
  const { id } = await getViewerAccount(context)
  const times = await context.write((db) => countAttempt(db, `cardCode:${id}`, HOUR_SECONDS))
  if (times > CARD_CODES_PER_HOUR) throw fail('TooManyCodes')
  const code = newCode()
  const until = new Date(Date.now() + CARD_CODE_MS)
  await context.write(async (db) => {
    await removeOneTimes(db, KIND, id)
    await storeOneTime(db, KIND, { key: await keyOf(db, code), value: id, lifeMs: CARD_CODE_MS })
  })
  return { code, until: until.toISOString() }
}

/** The owner of the card of a code; the code is used up: of several callers one succeeds. Undefined: unknown code. */
export async function takeCode(db: Db, code: string): Promise<number | undefined> {
  const taken = await takeOneTime(db, KIND, await keyOf(db, code))
  return typeof taken === 'number' ? taken : undefined
}
