import { connector } from '#contract/core/connector.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { listOfficialNames } from '#contract/foundation/translation/endpoints.ts'
import { OFFICIAL_NAMES_PER_MINUTE } from '#contract/foundation/translation/limits.ts'
import { listNameCandidates, namesIn, type OfficialName } from '#contract/foundation/translation/names.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'

/** Which of these words are names that visitors see, with their official form in a language. */
export type NameSource = (db: Db, candidates: readonly string[], to: Language) => Promise<OfficialName[]>

/** Exhibitors, exhibits and halls know their names. */
export const nameSources = connector<readonly NameSource[]>('official names')

/** The official names that these texts use; a name with two official forms is left to the service. */
export async function findOfficialNames(db: Db, texts: readonly string[], to: Language): Promise<OfficialName[]> {
  const candidates = listNameCandidates(texts, to)
  if (candidates.length === 0) return []
  const found = (await Promise.all(nameSources.port.map((find) => find(db, candidates, to)))).flat()
  const forms = new Map<string, Set<string>>()
  for (const { written, official } of found) {
    const known = forms.get(written) ?? new Set()
    forms.set(written, known.add(official))
  }
  return Array.from(forms, ([written, official]) => ({ written, official: [...official] })).flatMap(
    ({ written, official: [first = '', other] }) => (other === undefined ? [{ written, official: first }] : []),
  )
}

type List = typeof listOfficialNames

/** For who translates on the device. Throws TooManyRequests. */
export async function listNames(context: Context<ParsedInputOf<List>>): Promise<OutputOf<List>> {
  const { input, viewer, db, writeStatement } = context
  const bucket = `listOfficialNames:${viewer?.userId ?? ''}`
  const limit = { bucket, max: OFFICIAL_NAMES_PER_MINUTE, seconds: 60, times: input.texts.length }
  await writeStatement((statement) => assertWithinLimits(statement, [limit]))
  const names = await findOfficialNames(db, input.texts, input.to)
  return { names: names.filter((name) => input.texts.some((text) => namesIn(text, [name]).length > 0)) }
}
