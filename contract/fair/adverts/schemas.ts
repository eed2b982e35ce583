import * as z from 'zod/mini'
import { ADVERT_REQUEST_SIZE } from '#contract/core/limits.ts'
import { integer } from '#contract/core/shapes.ts'
import { advertModules } from './rules'

export const AdvertModule = z.enum(advertModules)

export type AdvertModule = z.output<typeof AdvertModule>

/** spec: common §3; `title` is the picture's text for those who cannot see it */
export const Advert = z.object({
  id: z.int(),
  title: z.string(),
  imageUrl: z.string(),
  /** Empty when the advert leads nowhere. */
  jumpLink: z.string(),
})

export type Advert = z.output<typeof Advert>

/** spec: live §7 */
const advertInput = z.object({
  module: AdvertModule,
  size: z._default(integer(1, ADVERT_REQUEST_SIZE), ADVERT_REQUEST_SIZE),
  type: z._default(integer(1, 9), 1),
})

export const listAdverts = {
  input: advertInput,
  output: z.array(Advert),
}

export const listWebAdverts = {
  ...listAdverts,
}
