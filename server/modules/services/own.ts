import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'

/** The exhibitor that the asker speaks for. Throws LoginExpired, NoExhibitor. */
export async function getOwnExhibitor(context: Pick<Context<unknown>, 'db' | 'viewer'>): Promise<number> {
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  return exhibitorId
}
