import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'

/** The exhibitor that the viewer speaks for. Throws LoginExpired, NoExhibitor. */
export async function getOwnExhibitor(context: Pick<Context<unknown>, 'db' | 'viewer'>): Promise<number> {
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  return exhibitorId
}
