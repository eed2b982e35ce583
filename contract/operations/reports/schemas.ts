import * as z from 'zod/mini'
import { reportContact } from '#contract/core/contact/report-contact.ts'
import { byId, Id, Instant, integer, Keyword, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import { ConversationID } from '#contract/live/chat/schemas.ts'
import { REPORT_IMAGES, REPORT_MAX, REPORT_TYPE } from '#contract/live/live/limits.ts'
import { isReportText } from '#contract/live/live/rules.ts'
import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import { FEEDBACK_OF_LIVE, REPLY_MAX } from './limits'
import {
  feedbackTypes,
  reportActions,
  reportKinds,
  reportMeetings,
  reportOutcomes,
  reportProgress,
  reportStates,
  reportSubjects,
  reportTypes,
} from './rules'

const Content = text(REPORT_MAX * 2).check(z.refine(isReportText))

const Contact = text(EMAIL_MAX).check(z.refine((value) => reportContact(value) === undefined))

/** Addresses that the upload answered. */
const Images = z.array(text(500)).check(z.maxLength(REPORT_IMAGES))
/** Client-made: sent again it is the same case. */
const Key = z.optional(text(64))
/** Why a case is opened again; some words at least. */
const Reason = text(REPLY_MAX).check(z.refine((value) => value.trim() !== '', { params: { breach: 'reason.empty' } }))
/** Counts what is done to a case; as it was read. */
const Version = integer(1, 2_147_483_647)

const caseNumber = z.object({ caseNumber: z.string() })

export const addComplaint = {
  input: z
    .object({
      feedbackContent: Content,
      contactDetails: Contact,
      /** None needed but of a session, which the fair does not have itself. */
      imageUrlList: Images,
      /** 1 is a session, 2 and on are `feedbackTypes`. */
      feedbackType: integer(FEEDBACK_OF_LIVE, FEEDBACK_OF_LIVE + feedbackTypes.length),
      liveId: z.optional(Id),
      key: Key,
    })
    .check(
      z.refine(({ feedbackType, imageUrlList }) => feedbackType !== FEEDBACK_OF_LIVE || imageUrlList.length > 0, {
        path: ['imageUrlList'],
        params: { breach: 'screenshots.empty' },
      }),
    ),
  output: caseNumber,
}

export const reportLive = {
  input: z.object({
    liveName: text(200),
    liveId: Id,
    reportContent: Content,
    reportName: z._default(text(60), ''),
    reportMobile: Contact,
    reportType: z.literal(REPORT_TYPE),
    imageUrl: text(1_600),
    key: Key,
  }),
  output: caseNumber,
}

/** What the fair has itself is reported without a picture of it too. */
const ofTrade = {
  content: Content,
  contact: Contact,
  imageUrlList: Images,
  key: Key,
}
/** `isKnown`: another report of the viewer's on it is open, and what was written now was not added to it. */
const filedOfTrade = z.object({ ...caseNumber.shape, isKnown: z.boolean() })
export const reportDemand = { input: z.object({ demandId: Id, ...ofTrade }), output: filedOfTrade }
export const reportOffer = { input: z.object({ offerId: Id, ...ofTrade }), output: filedOfTrade }
export const reportCorrespondent = {
  input: z.object({ conversationID: ConversationID, ...ofTrade }),
  output: filedOfTrade,
}
export const reportTalkPartner = { input: z.object({ appointmentId: Id, ...ofTrade }), output: filedOfTrade }

export const ReportOutcome = z.enum(reportOutcomes)

/** The current content of a demand or an offer to it, and their owners. */
const Trade = {
  /** The demand that was reported, or that the offer was made to. */
  demand: z.nullable(z.object({ id: z.int(), title: z.string(), buyer: z.string() })),
  offer: z.nullable(
    z.object({
      id: z.int(),
      company: z.string(),
      quantity: z.number(),
      unit: z.enum(units),
      price: z.number(),
      currency: z.enum(currencies),
      note: z.string(),
    }),
  ),
}

const Handler = z.object({ id: z.int(), name: z.string() })
export type ReportHandler = z.output<typeof Handler>

/** Who is reported, as the fair knows them, and where the reporter met them. */
const Person = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty: they work for no exhibitor. */
  company: z.string(),
  metIn: z.enum(reportMeetings),
})

const Report = z.object({
  id: z.int(),
  /** Counts what is done to it: whoever read an older one changes nothing. */
  version: z.int(),
  caseNumber: z.string(),
  kind: z.enum(reportKinds),
  about: z.enum(reportSubjects),
  type: z.nullable(z.enum(reportTypes)),
  liveId: z.nullable(z.int()),
  /** The session, or what else it is about, as the reporter read it. */
  liveName: z.string(),
  ...Trade,
  /** Null: it is about no person, or they are known to the fair no more. */
  person: z.nullable(Person),
  content: z.string(),
  contact: z.string(),
  reporter: z.string(),
  /** The reporter's exhibitor; empty: none. */
  reporterCompany: z.string(),
  images: z.array(z.string()),
  state: z.enum(reportStates),
  reply: z.string(),
  at: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.string(),
  /** The assigned handler in the organizer console; null: not assigned yet. */
  handler: z.nullable(Handler),
  /** It was processed before, and opened again. */
  isReopened: z.boolean(),
})

export type Report = z.output<typeof Report>

export const listReports = {
  input: z.object({
    ...pageInput,
    state: z.optional(z.enum(reportProgress)),
    type: z.optional(z.enum(reportTypes)),
    /** Assigned to the viewer, or unassigned. */
    handler: z.optional(z.enum(['me', 'nobody'])),
    /** Matches the case number or the text. */
    keyWord: z.optional(Keyword),
  }),
  output: z.object({ ...paged(Report).shape, /** Of all, those to be processed. */ open: z.int() }),
}

const step = {
  action: z.enum(reportActions),
  /** Of a decision. */
  outcome: z.nullable(ReportOutcome),
  /** The answer, or why it was opened again. */
  text: z.string(),
  at: Instant,
}

const Step = z.object({
  ...step,
  id: z.int(),
  /** Empty: somebody who has left the fair. */
  by: z.string(),
  byReporter: z.boolean(),
  /** The new handler. */
  to: z.string(),
})
export type ReportStep = z.output<typeof Step>

export const listReportSteps = { input: byId, output: z.array(Step) }
export const listReportHandlers = { input: nothing, output: z.array(Handler) }

export const assignReport = {
  input: z.object({ id: Id, version: Version, /** Null: to nobody. */ handlerId: z.nullable(Id) }),
  output: nothing,
}

export const decideReport = {
  input: z.object({ id: Id, version: Version, outcome: ReportOutcome, reply: text(REPLY_MAX) }).check(
    z.refine(({ outcome, reply }) => outcome !== 'answered' || reply.trim() !== '', {
      path: ['reply'],
      params: { breach: 'reply.empty' },
    }),
  ),
  output: nothing,
}

export const reopenReport = { input: z.object({ id: Id, version: Version, reason: Reason }), output: nothing }

/** What a reporter reads of what was done: by them or by the fair, no names. */
const OwnStep = z.object({ ...step, byReporter: z.boolean() })
export type OwnReportStep = z.output<typeof OwnStep>

const OwnReport = z.object({
  caseNumber: z.string(),
  about: Report.shape.about,
  type: Report.shape.type,
  /** What it is about as the reporter read it. */
  liveName: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  state: Report.shape.state,
  reply: z.string(),
  at: Instant,
  steps: z.array(OwnStep),
  /** Until when its reporter may have it looked at again; null: not now. */
  reopenUntil: z.nullable(Instant),
})
export type OwnReport = z.output<typeof OwnReport>

export const listOwnReports = { input: z.object(pageInput), output: paged(OwnReport) }
export const reopenOwnReport = { input: z.object({ caseNumber: text(40), reason: Reason }), output: nothing }
