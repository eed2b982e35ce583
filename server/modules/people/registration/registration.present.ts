import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { openCard, withNumber } from './card'
import type { Registration } from './registration.queries'
import type { preExhibitors } from './registration.schema'

/** '1' approved, '2' rejected, '3' under review, '5' changes requested (spec: access §4). */
const results: Record<string, string> = { approved: '1', rejected: '2', review: '3', changes: '5' }

export const toResult = ({ state }: Registration): string => results[state] ?? '3'

/** A registration as who sent it sees it. */
export function presentRegistration(of: Registration, language: Language, vault: Vault) {
  return {
    result: toResult(of),
    state: of.state,
    kind: of.kind,
    name: pick(of.name, language),
    opinion: of.opinion,
    submittedAt: of.submittedAt.toISOString(),
    decidedAt: of.decidedAt?.toISOString() ?? null,
    record: of.state === 'changes' ? withNumber(of, openCard(vault, of).number) : null,
  }
}

export function presentPreExhibitor(of: typeof preExhibitors.$inferSelect) {
  return { exhibitorId: of.id, company: of.name, ...of.data }
}
