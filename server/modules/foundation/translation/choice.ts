import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/foundation/translation/endpoints.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findRefusals, saveChoice } from './choice.queries'

type Save = typeof contract.saveTranslationChoice

/** Whether the viewer allows the services of the fair to be sent what they read, and the messages they wrote. */
export async function getTranslationChoice(context: Context<unknown>): Promise<OutputOf<Save>> {
  const id = getViewerId(context)
  return { isAllowed: !(await findRefusals(context.db, [id])).has(id) }
}

/** Saves it: it holds from the next translation on. */
export async function saveTranslationChoice(context: Context<ParsedInputOf<Save>>): Promise<OutputOf<Save>> {
  const { isAllowed } = context.input
  await context.writeStatement((db) => saveChoice(db, getViewerId(context), isAllowed))
  return { isAllowed }
}
