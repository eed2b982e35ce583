import type { Permission } from '#contract/core/permissions.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'

/** The queues of the organizer console, and who sees each; they are listed in this order. */
export const queues = {
  registrations: 'readCases',
  signUps: 'readCases',
  demands: 'readCases',
  content: 'editContent',
  adverts: 'manageServices',
  appointments: 'readAppointments',
  refunds: 'readFinance',
  transfers: 'readFinance',
  invoices: 'readFinance',
  messages: 'answerVisitors',
  reports: 'readReports',
} as const satisfies Record<string, Permission>
export type QueueName = keyof typeof queues

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object of our own
export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]

/** What a fair cannot open without, each on what was before: a hall of the fair, a category of its exhibits. */
export const setupSteps = [
  'expo',
  'hall',
  'category',
  'exhibitor',
  'newsColumn',
] as const satisfies readonly ContentKind[]

/** What needs somebody who can mend it: messages that were not delivered, a disk that fills, servers that do not reach each other. */
export const alertNames = ['failedMessages', 'disk', 'redis'] as const
export type AlertName = (typeof alertNames)[number]
