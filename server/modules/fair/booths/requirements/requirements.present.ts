import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'
import type { RequirementsRow } from './requirements.queries'

/** What an exhibitor needs of its booth; without a row nothing. */
export function presentRequirements(row: RequirementsRow | null | undefined): BoothRequirements {
  if (!row) return noRequirements
  const { area, utilities, corner, note, revision, updatedAt } = row
  return { area, utilities, corner, note, revision, updatedAt: updatedAt.toISOString() }
}
