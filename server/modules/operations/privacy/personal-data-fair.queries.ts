import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { contentChanges, contentItems, contentPreviews } from '#server/modules/fair/content/content.schema.ts'
import { importChanges, imports } from '#server/modules/operations/imports/imports.schema.ts'
import {
  liveBans,
  liveManagers,
  livePushes,
  livePushMarks,
  liveReserves,
} from '#server/modules/live/live/live.schema.ts'
import { mailingPeople } from '#server/modules/operations/mailings/mailings.schema.ts'
import { preRegistrations } from '#server/modules/people/pre-registration/pre-registration.schema.ts'
import {
  questionnaireEntries,
  questionnaireResponses,
} from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import { reports, reportSteps } from '#server/modules/operations/reports/reports.schema.ts'
import { retentions } from './privacy.schema'
import { reviewReasons } from '#server/modules/people/review/review.schema.ts'
import { DELETED, erase, keep, type PersonalData, strip, trace } from './personal-data.queries'

/** No address of anybody: a list that is empty finds nothing. */
const NOBODY = '\u0001'

const ofConversations = (id: number) => sql`(select id from chat_conversation where visitor_id = ${id})`

/** What is said, shown and asked at the fair. */
export const personalDataOfFair: PersonalData[] = [
  keep('chats', conversations.visitorId, 'otherSide'),
  strip('chats', conversations.agentId, { set: { agentId: null }, why: 'otherSide', isTrace: true }),
  strip('chats', messages.senderId, {
    columns: [messages.nick, messages.avatar],
    set: { nick: `${DELETED.zh} ${DELETED.en}`, avatar: '' },
    why: 'otherSide',
  }),
  keep('chats', messages, 'otherSide', {
    part: 'received',
    rows: ({ id }) => and(inArray(messages.conversationId, ofConversations(id)), ne(messages.senderId, id)),
  }),
  erase('lives', liveManagers.accountId, { columns: [liveManagers.namedAs], hidden: [liveManagers.namedBy] }),
  ...trace(liveManagers.namedBy, retentions.changedBy),
  erase('lives', liveReserves.accountId, { hidden: [liveReserves.id] }),
  erase('lives', liveBans.accountId, { hidden: [liveBans.byAccount] }),
  ...trace(liveBans.byAccount, livePushes.byAccount),
  erase('lives', livePushMarks, { part: 'visitor', rows: ({ id }) => eq(livePushMarks.visitor, `account-${id}`) }),
  strip('preRegistrations', preRegistrations.accountId, {
    columns: [preRegistrations.name, preRegistrations.company, preRegistrations.phone, preRegistrations.email],
    hidden: [
      preRegistrations.code,
      preRegistrations.codeHash,
      preRegistrations.clientKeyHash,
      preRegistrations.takenKeyHash,
    ],
    rows: ({ id, addresses }) => {
      const reached = [...addresses, NOBODY]
      const { accountId, phone, email } = preRegistrations
      return or(eq(accountId, id), inArray(phone, reached), inArray(email, reached))
    },
    // One that was let in counts among those who came; its code opens nothing any more.
    set: {
      accountId: null,
      name: '',
      company: '',
      phone: '',
      email: 'deleted',
      code: '',
      codeHash: sql`'deleted-' || ${preRegistrations.id}`,
      repeats: sql`coalesce(${preRegistrations.repeats}, ${preRegistrations.id})`,
    },
    why: 'counted',
  }),
  erase('notices', mailingPeople.accountId, { hidden: [mailingPeople.tokenHash] }),
  erase('questionnaires', questionnaireEntries.accountId),
  strip('questionnaires', questionnaireResponses.accountId, { set: { accountId: null }, why: 'counted' }),
  strip('reports', reports.accountId, {
    columns: [reports.contact, reports.reporterName],
    set: { contact: '', reporterName: '', images: [] },
    why: 'trace',
  }),
  strip('reports', reports.personId, { set: { liveName: '' }, why: 'trace', isTrace: true }),
  ...trace(reports.handlerId, reports.decidedBy, reportSteps.byAccount, reportSteps.toAccount),
  ...trace(reviewReasons.createdBy, contentChanges.byAccount, contentItems.updatedBy),
  erase('handled', contentPreviews.byAccount, { hidden: [contentPreviews.tokenHash], isTrace: true }),
  ...trace(imports.byAccount, importChanges.byAccount),
]
