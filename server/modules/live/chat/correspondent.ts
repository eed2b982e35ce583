import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findDirect, findLastAgent } from './chat.queries'
import { findOwnService, resolveDirect } from './participants'

/**
 * Who is on the other side of an own conversation, as the viewer reads them: the visitor, or who last answered for the
 * service. Undefined where nobody has
 * answered yet. Throws LoginExpired, ConversationNotFound, OwnService.
 */
export async function findCorrespondent(
  { db, viewer, language }: Pick<Context<unknown>, 'db' | 'viewer' | 'language'>,
  conversationID: string,
): Promise<{ accountId: number; name: string } | undefined> {
  const account = await getViewerAccount({ db, viewer })
  const service = findOwnService(account)
  const { side, ...direct } = resolveDirect(conversationID, { accountId: account.id, service })
  const found = await findDirect(db, direct)
  if (!found || found.lastSequence === 0) throw fail('ConversationNotFound')
  const accountId = side === 'service' ? direct.visitorId : await findLastAgent(db, found.id)
  const person = accountId === undefined ? undefined : await findAccountById(db, accountId)
  return person && { accountId: person.id, name: person.nickName || pick(person.name, language) }
}
