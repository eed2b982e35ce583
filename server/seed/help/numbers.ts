import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import * as appointments from '#contract/trade/appointments/limits.ts'
import { QUESTION_MAX } from '#contract/operations/assistant/limits.ts'
import { CARD_CODE_LENGTH, CARD_CODE_MS } from '#contract/trade/cards/limits.ts'
import {
  DIRECT_TEXT_MAX,
  REMINDER_MS,
  REPORT_IMAGES,
  REPORT_MAX,
  REPORT_MIN,
  ROOM_TEXT_MAX,
} from '#contract/live/live/limits.ts'
import { ENTRY_HOURS } from '#contract/commerce/check-in/limits.ts'
import { PREVIEW_HOURS, UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import * as demands from '#contract/trade/demands/limits.ts'
import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '#contract/operations/imports/limits.ts'
import { INTENTIONS_PER_DAY } from '#contract/trade/intentions/limits.ts'
import { INVOICE_DAYS_AFTER, TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import { OFFERED_EXHIBITS_MAX, OFFERS_PER_DAY } from '#contract/trade/offers/limits.ts'
import { HOLD_MS, PENDING_MAX, REFUND_DAYS } from '#contract/commerce/orders/limits.ts'
import { COPIES_PER_DAY, COPY_DAYS, GRACE_DAYS } from '#contract/operations/privacy/limits.ts'
import { ANONYMOUS_MIN, QUESTIONS_MAX } from '#contract/operations/questionnaires/limits.ts'
import { REOPEN_DAYS } from '#contract/operations/reports/limits.ts'
import { REVIEW_HOURS } from '#contract/people/review/limits.ts'
import * as services from '#contract/commerce/services/limits.ts'
import { INVITATION_LIFE_MS } from '#contract/foundation/accounts/limits.ts'
import * as session from '#contract/people/session/limits.ts'
import { TEAM_MAX } from '#contract/people/team/limits.ts'
import { CORRECTIONS_MAX, ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { PROOFS_MAX, TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import { OFFER_MS, WAITING_MAX } from '#contract/commerce/waiting-list/limits.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** The limits of the product that the help names as `{{n:name}}`, each in the unit that the text says. */
export const helpNumbers: Record<string, number> = {
  advertDays: services.ADVERT_DAYS_MAX,
  anonymousMin: ANONYMOUS_MIN,
  answerHours: appointments.ANSWER_MS / HOUR,
  attendeesMax: ATTENDEES_MAX,
  badgesMax: services.BADGES_MAX,
  cardCode: CARD_CODE_LENGTH,
  cardMinutes: CARD_CODE_MS / MINUTE,
  codeMinutes: session.CODE_LIFE_MS / MINUTE,
  codeResend: session.CODE_RESEND_SECONDS,
  codeTries: session.CODE_TRIES,
  codesPerDay: session.CODES_PER_DAY,
  confirmHours: services.CONFIRM_MS / HOUR,
  copiesPerDay: COPIES_PER_DAY,
  copyDays: COPY_DAYS,
  corrections: CORRECTIONS_MAX,
  demandFiles: demands.FILES_MAX,
  demandPictures: demands.PICTURES_MAX,
  demandsPerDay: demands.SUBMISSIONS_PER_DAY,
  directText: DIRECT_TEXT_MAX,
  entryHours: ENTRY_HOURS,
  freeLiveHours: services.FREE_LIVE_HOURS,
  graceDays: GRACE_DAYS,
  holdMinutes: HOLD_MS / MINUTE,
  importMb: IMPORT_FILE_MAX_BYTES / 1024 / 1024,
  importRows: IMPORT_ROWS_MAX,
  intentionsPerDay: INTENTIONS_PER_DAY,
  invitationHours: INVITATION_LIFE_MS / HOUR,
  invoiceDaysAfter: INVOICE_DAYS_AFTER,
  liveHours: services.LIVE_HOURS_MAX,
  lockMinutes: session.LOCK_MINUTES,
  loginFailures: session.LOGIN_FAILURES,
  namedMax: demands.NAMED_MAX,
  offerHours: OFFER_MS / HOUR,
  offeredExhibits: OFFERED_EXHIBITS_MAX,
  offersPerDay: OFFERS_PER_DAY,
  orderTickets: ORDER_TICKETS_MAX,
  payDays: services.SERVICE_PAY_MS / DAY,
  pendingMax: PENDING_MAX,
  previewHours: PREVIEW_HOURS,
  proofsMax: PROOFS_MAX,
  questionMax: QUESTION_MAX,
  questionsMax: QUESTIONS_MAX,
  refundMax: REFUND_DAYS.max,
  refundMin: REFUND_DAYS.min,
  reminderMinutes: REMINDER_MS / MINUTE,
  reopenDays: REOPEN_DAYS,
  reportImages: REPORT_IMAGES,
  reportMax: REPORT_MAX,
  reportMin: REPORT_MIN,
  reviewHours: REVIEW_HOURS,
  roomCloses: appointments.ROOM_CLOSES_MS / MINUTE,
  roomOpens: appointments.ROOM_OPENS_MS / MINUTE,
  roomText: ROOM_TEXT_MAX,
  sessionHours: session.SESSION_SECONDS / 3_600,
  teamMax: TEAM_MAX,
  titlesMax: TITLES_MAX,
  transferDays: TRANSFER_MS / DAY,
  undeleteDays: UNDELETE_DAYS,
  validMax: demands.VALID_DAYS.max,
  validMin: demands.VALID_DAYS.min,
  waitingMax: WAITING_MAX,
}
