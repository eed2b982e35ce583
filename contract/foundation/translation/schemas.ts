import * as z from 'zod/mini'

export const getTranslation = {
  input: z.object({}),
  /** Whether the fair has a service for it. */
  output: z.object({ available: z.boolean() }),
}
