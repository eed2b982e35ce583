import { FEEDBACK_OF_LIVE } from './limits'

/** A complaint is feedback on the fair, a report is about a session, a demand, an offer or a person. */
export const reportKinds = ['complaint', 'report'] as const
/** What a case is about; `fair`: the fair itself. */
export const reportSubjects = ['fair', 'live', 'demand', 'offer', 'person'] as const

/** The types of feedback in the order of the spec (live §9); the first is 2, for 1 is a session. */
export const feedbackTypes = [
  'malfunction',
  'politics',
  'adFraud',
  'pornography',
  'insult',
  'infringement',
  'violation',
  'other',
] as const
export type FeedbackType = (typeof feedbackTypes)[number]
const FIRST_TYPE = FEEDBACK_OF_LIVE + 1

/** The number that stands for a type in calls. */
export const feedbackNumber = (type: FeedbackType): number => feedbackTypes.indexOf(type) + FIRST_TYPE

/** What a number stands for; undefined: a session, or no feedback at all. */
export const findFeedbackType = (number: number | null): FeedbackType | undefined =>
  number === null ? undefined : feedbackTypes[number - FIRST_TYPE]

/** What the organizer console filters by: what a case is about, or of which type the feedback is. */
export const reportTypes = ['live', 'demand', 'offer', 'person', ...feedbackTypes] as const
export type ReportType = (typeof reportTypes)[number]

/** `answered`: it was looked into, and there was nothing to find right or wrong. */
export const reportOutcomes = ['upheld', 'dismissed', 'answered'] as const
/** To be processed, or processed with an outcome (spec: live §4). */
export const reportStates = ['open', ...reportOutcomes] as const
export const reportProgress = ['open', 'processed'] as const
/** Where a reporter and another were in touch. */
export const reportMeetings = ['chat', 'talk'] as const
/** What is done to a case. */
export const reportActions = ['file', 'assign', 'release', 'decide', 'reopen'] as const
