import type { LeavingPreview } from '#contract/operations/privacy/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { type Person, personalDataKinds, retentionReasons } from '#server/modules/foundation/personal-data/index.ts'
import { listPersonalData, type Register } from '../register'
import { countPersonalData } from '../work-off.queries'
import { countBlocks } from './count-blocks'

/** By what an account is found wherever something of it is kept. */
export function personOf({ id, phone, email, contactPhone, contactEmail }: Account): Person {
  return { id, addresses: [...new Set([phone, email, contactPhone, contactEmail])].filter((one) => one !== '') }
}

/** What would go and what would stay, kind by kind, and what keeps the account from being deleted. */
export async function previewLeaving(
  register: Register,
  db: Db,
  account: Account,
  language: Language,
): Promise<LeavingPreview> {
  const person = personOf(account)
  const message = language === 'en-US' ? 'en' : 'zh'
  const found = new Map<string, LeavingPreview['goes'][number]>()
  for (const entry of listPersonalData(register).filter(({ isTrace, kind }) => !isTrace && kind !== 'privacy')) {
    const rows = await countPersonalData(db, entry, person)
    const why = entry.fate === 'erase' ? '' : retentionReasons[entry.why][message]
    const known = found.get(`${entry.kind} ${why}`)
    if (known) known.rows += rows
    else
      found.set(`${entry.kind} ${why}`, { kind: entry.kind, what: personalDataKinds[entry.kind][message], rows, why })
  }
  const kept = [...found.values()].filter(({ rows }) => rows > 0)
  return {
    goes: kept.filter(({ why }) => why === ''),
    stays: kept.filter(({ why }) => why !== ''),
    blocks: await countBlocks(register, db, account),
  }
}
