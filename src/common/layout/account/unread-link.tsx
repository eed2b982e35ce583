import { countUnread } from '#contract/live/customer-service/endpoints.ts'
import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import type { StoredUser } from '../../session/storage'
import { deskMessagesAddress, messagesAddress, ownMessagesAddress } from '../../app/addresses'
import { useEndpoint } from '../../request/use-endpoint'
import { MessagesLink } from './messages-link'
import { NoticesLink } from './notices-link'

/** ms between two looks for what is unread */
const LOOK_MS = 60_000

/** Leads to where the unread stands: visitors' questions in the inbox of the fair or the exhibitor, or the own questions. */
function addressOf(user: StoredUser, inquiries: number, answers: number): string {
  if (!hasPermission(user.userType, 'answerVisitors')) return messagesAddress
  if (inquiries === 0 && answers > 0) return ownMessagesAddress
  return worksForExhibitor(user) ? messagesAddress : deskMessagesAddress
}

/** The ways to the notices and the messages, which keep up with what is unread. */
export function UnreadLink({ user }: { user: StoredUser }) {
  const { data } = useEndpoint(countUnread, {}, { every: LOOK_MS })
  const { answers = 0, inquiries = 0 } = data ?? {}
  return (
    <>
      <NoticesLink />
      <MessagesLink href={addressOf(user, inquiries, answers)} unread={answers + inquiries} />
    </>
  )
}
