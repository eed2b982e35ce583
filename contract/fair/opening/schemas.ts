import * as z from 'zod/mini'
import { nothing } from '#contract/core/shapes.ts'
import { SECONDS_MAX, SECONDS_MIN } from './limits'

export const OpeningAnimation = z.object({
  id: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  /** Empty when the picture is all there is. */
  videoUrl: z.string(),
  /** Empty when it leads nowhere. */
  jumpLink: z.string(),
  seconds: z.int().check(z.gte(SECONDS_MIN), z.lte(SECONDS_MAX)),
})

export type OpeningAnimation = z.output<typeof OpeningAnimation>

export const getEnableContentAnimation = {
  input: nothing,
  output: z.nullable(OpeningAnimation),
}
