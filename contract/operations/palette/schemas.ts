import * as z from 'zod/mini'
import { Keyword } from '#contract/core/shapes.ts'
import { PALETTE_HITS } from './limits'
import { paletteTypes } from './rules'

export const PaletteHit = z.object({
  /** Of the record that the hit opens: the order of a ticket, else its own. */
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  /** What a list is filtered by where the record has no screen of its own. */
  keyWord: z.string(),
})

export type PaletteHit = z.output<typeof PaletteHit>

const PaletteGroup = z.object({
  type: z.enum(paletteTypes),
  hits: z.array(PaletteHit).check(z.minLength(1), z.maxLength(PALETTE_HITS)),
})

export type PaletteGroup = z.output<typeof PaletteGroup>

export const searchConsole = {
  input: z.object({ keyWord: Keyword }),
  output: z.array(PaletteGroup),
}
