import { CAPTIONED_MS_MIN } from '#contract/live/broadcast/limits.ts'
import { readAttemptCount } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'

const [DAY_SECONDS, MINUTE_SECONDS] = [86_400, 60]
const BUDGET = 'live-speech'

/** What a piece of speech of so many ms takes of the fair's day; undefined: there is no limit. */
export function budgetOf({ speechLiveDayMinutes: minutes }: Context<unknown>['config'], ms: number) {
  if (minutes === 0) return undefined
  return { bucket: BUDGET, max: minutes * MINUTE_SECONDS, seconds: DAY_SECONDS, times: Math.round(ms / 1_000) }
}

const readSeconds = (db: Db): Promise<number> => readAttemptCount(db, BUDGET, DAY_SECONDS)

/** Whether the fair's day has no room for another piece of speech. */
export async function isSpeechUsedUp({ config, db }: Pick<Context<unknown>, 'config' | 'db'>): Promise<boolean> {
  const least = budgetOf(config, CAPTIONED_MS_MIN)
  return least !== undefined && (await readSeconds(db)) + least.times > least.max
}

/** Minutes of live sessions that were transcribed in the fair's day, and how many may be; null: there is no service, or no limit. */
export async function readSpeechBudget({
  config,
  db,
  providers,
}: Pick<Context<unknown>, 'config' | 'db' | 'providers'>): Promise<{ usedMinutes: number; dayMinutes: number } | null> {
  const dayMinutes = config.speechLiveDayMinutes
  if (!providers.speech.available || dayMinutes === 0) return null
  const seconds = await readSeconds(db)
  return { usedMinutes: Math.ceil(seconds / MINUTE_SECONDS), dayMinutes }
}
