import type { CaseAction, CaseSubject } from '#contract/people/review/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import { presentContact, type CaseReader } from './case.present'
import type { CaseRecord } from './review.queries'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { CaseLine } from './lines'
import { findOutdatedSeals, findSnapshot, putSnapshot, removeSnapshot, replaceLines } from './snapshots.queries'
import type { ReviewSubject } from './subject'

const USE = 'case-lines'

const sealLines = (vault: Vault, lines: CaseLine[]): string => vault.seal(USE, JSON.stringify(lines))

const openLines = (vault: Vault, sealed: string): CaseLine[] => JSON.parse(vault.open(USE, sealed))

interface Deciding extends CaseReader {
  about: ReviewSubject
  input: { subject: CaseSubject; id: number; action: CaseAction }
}

/**
 * Keeps what the reviewer saw of a case that is sent back, in the decision's own transaction; after any other decision
 * nothing comes back to compare. Throws CaseNotFound.
 */
export async function storeSnapshot(db: Db, deciding: Deciding, seen: CaseRecord): Promise<void> {
  const { subject, id, action } = deciding.input
  if (action !== 'changes') return removeSnapshot(db, subject, id)
  const content = await deciding.about.describe(db, seen, {
    whole: true,
    vault: deciding.vault,
    ...presentContact(seen, deciding),
  })
  if (!content) throw fail('CaseNotFound')
  return putSnapshot(db, { subject, subjectId: id, lines: sealLines(deciding.vault, content.lines) })
}

/** What was kept of a case that came back, and when. */
export async function findSeen(
  db: Db,
  vault: Vault,
  { subject, id }: { subject: CaseSubject; id: number },
): Promise<{ lines: CaseLine[]; at: Date } | undefined> {
  const found = await findSnapshot(db, subject, id)
  return found && { lines: openLines(vault, found.lines), at: found.at }
}

/** Seals with the current key what an earlier key sealed. Throws StartError where an earlier key is missing. */
export async function resealSnapshots({ db, write }: Database, vault: Vault): Promise<void> {
  const outdated = await findOutdatedSeals(db, vault.prefix)
  if (outdated.length === 0) return
  await write(async (transaction) => {
    for (const { subject, subjectId, lines } of outdated) {
      await replaceLines(transaction, { subject, subjectId, lines: sealLines(vault, openLines(vault, lines)) })
    }
  })
}
