import * as z from 'zod/mini'
import { Id, Instant, integer, nothing, several, text } from '#contract/core/shapes.ts'
import { utilities } from '#contract/fair/floor-plan/rules.ts'
import { AREA_REQUIRED_MAX, REQUIREMENTS_NOTE_MAX } from './limits'

const requirements = {
  /** m² at least; null: any. */
  area: z.nullable(integer(1, AREA_REQUIRED_MAX)),
  utilities: several(z.enum(utilities), utilities.length),
  corner: z.boolean(),
  note: text(REQUIREMENTS_NOTE_MAX),
}

/** What an exhibitor needs of its booth, and how often it was saved: 0, never. */
export const BoothRequirements = z.object({
  area: z.nullable(z.int()),
  utilities: z.array(z.enum(utilities)),
  corner: z.boolean(),
  note: z.string(),
  revision: z.int(),
  /** null: never saved. */
  updatedAt: z.nullable(Instant),
})
export type BoothRequirements = z.output<typeof BoothRequirements>

/** `revision`: of the requirements as the caller has seen them last. */
const edited = { ...requirements, revision: integer(0, 2_147_483_647) }

/** `editable`: the own exhibitor has no booth yet. */
export const getOwnBoothRequirements = {
  input: nothing,
  output: z.object({ requirements: BoothRequirements, editable: z.boolean() }),
}

export const saveOwnBoothRequirements = { input: z.object(edited), output: BoothRequirements }

export const saveBoothRequirements = { input: z.object({ exhibitorId: Id, ...edited }), output: BoothRequirements }
