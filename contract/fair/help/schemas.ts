import * as z from 'zod/mini'
import { fallbackFields, nothing } from '#contract/core/shapes.ts'

const HelpTopic = z.object({ id: z.int(), question: z.string(), answer: z.string(), fallbackFields })

export const listHelpTopics = {
  input: nothing,
  output: z.array(z.object({ id: z.int(), name: z.string(), topics: z.array(HelpTopic) })),
}
