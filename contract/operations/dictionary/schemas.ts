import * as z from 'zod/mini'
import { dictionaryTypes } from './rules'

const type = z.enum(dictionaryTypes)
const leaf = z.object({ id: z.string(), name: z.string() })

const List = z.object({
  type,
  /** What belongs to a group is below it; else there is nothing below. */
  list: z.array(z.object({ ...leaf.shape, children: z.array(leaf) })),
})

export type DictionaryList = z.output<typeof List>

export const getBaseData = {
  /** None named: all. */
  input: z.object({ types: z.optional(z.array(type).check(z.maxLength(dictionaryTypes.length))) }),
  output: z.array(List),
}
