import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import type { BoothRequirements } from '#contract/fair/booths/requirements/schemas.ts'

/** What exhibitors need of their booths; all others have saved nothing. */
export const requirementRows: (BoothRequirements & { exhibitorId: number })[] = [
  {
    exhibitorId: 10,
    area: 12,
    utilities: ['power', 'water', 'drainage'],
    corner: false,
    note: '现场有演示，需要上下水。',
    revision: 1,
    updatedAt: '2026-11-02T02:30:00.000Z',
  },
]

export function requirementsOf(exhibitorId: number): BoothRequirements {
  const row = requirementRows.find((one) => one.exhibitorId === exhibitorId)
  if (!row) return noRequirements
  const { exhibitorId: _, ...requirements } = row
  return requirements
}

/** Saves what follows on a revision; undefined where another one was saved meanwhile. */
export function storeRequirements(
  exhibitorId: number,
  { revision, ...values }: Omit<BoothRequirements, 'updatedAt'>,
): BoothRequirements | undefined {
  if (requirementsOf(exhibitorId).revision !== revision) return undefined
  const next = { exhibitorId, ...values, revision: revision + 1, updatedAt: new Date().toISOString() }
  const index = requirementRows.findIndex((one) => one.exhibitorId === exhibitorId)
  if (index === -1) requirementRows.push(next)
  else requirementRows[index] = next
  return requirementsOf(exhibitorId)
}
