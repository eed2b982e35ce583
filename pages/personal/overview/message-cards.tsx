import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { contactAddress } from '#src/common/app/addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { useReaderLanguage } from '#src/common/translation/use-reader-language.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { NoticeText, quotedIn } from '#src/features/foundation/notices/notice-text.tsx'
import { previewText } from '#src/features/live/customer-service/preview.ts'
import { useOpenNotice } from '../notices/use-open-notice'
import { EmptyCard } from './card'
import type { BodyProps } from './body-props'
import { Row } from './row'

/** Questions of visitors that nobody has answered. */
export function InquiriesCard({ card: { list } }: BodyProps<'inquiries'>) {
  if (list.length === 0) return <EmptyCard name="inquiries" to="/messages" />
  return (
    <ul>
      {list.map((one) => (
        <ConversationRow key={one.conversationID} of={one} to={`/messages?tab=waiting&with=${one.userId}`} />
      ))}
    </ul>
  )
}

/** Conversations with unread messages. */
export function MessagesCard({ card: { list } }: BodyProps<'messages'>) {
  const answers = hasPermission(useSession()?.user.userType, 'answerVisitors')
  if (list.length === 0) return <EmptyCard name="messages" to={contactAddress} />
  const addressOf = ({ side, userId }: (typeof list)[number]) =>
    side === 'visitor' && answers ? `/messages?view=mine&with=${userId}` : `/messages?with=${userId}`
  return (
    <ul>
      {list.map((one) => (
        <ConversationRow key={`${one.side} ${one.conversationID}`} of={one} to={addressOf(one)} />
      ))}
    </ul>
  )
}

function ConversationRow({ of: { nick, lastMessage }, to }: { of: Conversation; to: string }) {
  const { t } = useTranslation('conversations')
  const preview = previewText(lastMessage, useReaderLanguage())
  return (
    <Row to={to} title={nick}>
      {'text' in preview ? preview.text : t(preview.key)}
    </Row>
  )
}

/** Unread notifications; opening what one is about marks it as read. */
export function NoticesCard({ card: { list } }: BodyProps<'notices'>) {
  const open = useOpenNotice()
  const { shown, line } = useShownTexts(quotedIn(list))
  if (list.length === 0) return <EmptyCard name="notices" to="/notices" />
  return (
    <>
      <ul>
        {list.map((notice) => (
          <Row
            key={notice.id}
            to={`./${notice.link}`}
            title={notice.title}
            onClick={(event) => void open(event, notice)}
          >
            <NoticeText notice={notice} shown={shown} />
          </Row>
        ))}
      </ul>
      {line}
    </>
  )
}
