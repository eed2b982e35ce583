import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { fallbackFields, nothing } from './shapes'

const HelpTopic = z.object({ id: z.int(), question: z.string(), answer: z.string(), fallbackFields })

export const listHelpTopics = endpoint({
  method: 'POST',
  path: '/ce-content/web/help/list', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
  input: nothing,
  output: z.array(z.object({ id: z.int(), name: z.string(), topics: z.array(HelpTopic) })),
})
