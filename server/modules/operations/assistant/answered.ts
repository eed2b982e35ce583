import { ASSISTANT_SESSION_MS } from '#contract/operations/assistant/limits.ts'
import { toTranscriptText } from '#contract/live/chat/rules.ts'
import { findOneTime, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'

const KIND = 'assistantSaid'
const keyOf = (userId: string, text: string): string => `${userId} ${toTranscriptText(text)}`

/** Stores the hash of an answer of the assistant to a user; an empty `userId` is a guest. */
export async function storeQuestion(db: Db, userId: string, message: string): Promise<void> {
  await storeOneTime(db, KIND, { key: keyOf(userId, message), value: true, lifeMs: ASSISTANT_SESSION_MS })
}

/** Whether this is a recent answer of the assistant to the user, or to a guest: the question may precede the login. */
export async function wasAnswered(db: Db, userId: string, text: string): Promise<boolean> {
  for (const id of [userId, '']) if ((await findOneTime(db, KIND, keyOf(id, text))) !== undefined) return true
  return false
}
