import type { CardName } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'

export interface BodyProps<Name extends CardName> {
  card: NonNullable<OverviewCards[Name]>
}
