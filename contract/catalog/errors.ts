import type { Answer, RefusalData } from '#contract/core/endpoint.ts'
import { type BusinessError, coreErrors } from '#contract/core/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import { accessErrors } from '#contract/people/session/errors.ts'
import { addressErrors } from '#contract/commerce/addresses/errors.ts'
import { attendeeErrors } from '#contract/commerce/attendees/errors.ts'
import { appointmentErrors } from '#contract/trade/appointments/errors.ts'
import { assistantErrors } from '#contract/operations/assistant/errors.ts'
import { broadcastErrors } from '#contract/live/broadcast/errors.ts'
import { captionErrors } from '#contract/trade/captions/errors.ts'
import { boothErrors } from '#contract/fair/booths/errors.ts'
import { setupErrors } from '#contract/fair/booths/setup/errors.ts'
import { blockErrors } from '#contract/trade/blocks/errors.ts'
import { contentErrors } from '#contract/fair/content/errors.ts'
import { cashierErrors } from '#contract/commerce/cashier/errors.ts'
import { cardErrors } from '#contract/trade/cards/errors.ts'
import { couponErrors } from '#contract/commerce/coupons/errors.ts'
import { demandErrors } from '#contract/trade/demands/errors.ts'
import { importErrors } from '#contract/operations/imports/errors.ts'
import { intentionErrors } from '#contract/trade/intentions/errors.ts'
import { offerErrors } from '#contract/trade/offers/errors.ts'
import { businessErrors } from '#contract/trade/business/errors.ts'
import { calendarErrors } from '#contract/trade/calendar/errors.ts'
import { floorPlanErrors } from '#contract/fair/floor-plan/errors.ts'
import { followErrors } from '#contract/trade/follows/errors.ts'
import { leadErrors } from '#contract/trade/leads/errors.ts'
import { liveErrors } from '#contract/live/live/errors.ts'
import { noticeErrors } from '#contract/foundation/notices/errors.ts'
import { orderErrors } from '#contract/commerce/orders/errors.ts'
import { paymentErrors } from '#contract/commerce/payments/errors.ts'
import { privacyErrors } from '#contract/operations/privacy/errors.ts'
import { mailingErrors } from '#contract/operations/mailings/errors.ts'
import { preRegistrationErrors } from '#contract/people/pre-registration/errors.ts'
import { questionnaireErrors } from '#contract/operations/questionnaires/errors.ts'
import { translationErrors } from '#contract/foundation/translation/errors.ts'
import { ticketErrors } from '#contract/commerce/tickets/errors.ts'
import { checkInErrors } from '#contract/commerce/check-in/errors.ts'
import { serviceErrors } from '#contract/commerce/services/errors.ts'
import { transferErrors } from '#contract/commerce/transfers/errors.ts'
import { doorSaleErrors } from '#contract/commerce/door-sales/errors.ts'
import { waitingListErrors } from '#contract/commerce/waiting-list/errors.ts'
import { invoiceErrors } from '#contract/commerce/invoices/errors.ts'
import { registrationErrors } from '#contract/people/registration/errors.ts'
import { reportErrors } from '#contract/operations/reports/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { systemErrors } from '#contract/operations/system/errors.ts'
import { teamErrors } from '#contract/people/team/errors.ts'
import { uploadErrors } from '#contract/foundation/files/errors.ts'

/**
 * Every refusal the server can give, by the name that clients know it by; what is not here cannot be sent. The first
 * digit of a code is the service that speaks: 1 exhibition, 2 content, 3 authority, 4 messaging.
 */
export const errors = {
  ...accessErrors,
  ...addressErrors,
  ...appointmentErrors,
  ...assistantErrors,
  ...attendeeErrors,
  ...blockErrors,
  ...captionErrors,
  ...boothErrors,
  ...setupErrors,
  ...broadcastErrors,
  ...cashierErrors,
  ...contentErrors,
  ...couponErrors,
  ...demandErrors,
  ...importErrors,
  ...intentionErrors,
  ...offerErrors,
  ...businessErrors,
  ...calendarErrors,
  ...floorPlanErrors,
  ...followErrors,
  ...liveErrors,
  ...noticeErrors,
  ...orderErrors,
  ...paymentErrors,
  ...privacyErrors,
  ...preRegistrationErrors,
  ...mailingErrors,
  ...questionnaireErrors,
  ...ticketErrors,
  ...translationErrors,
  ...checkInErrors,
  ...serviceErrors,
  ...transferErrors,
  ...waitingListErrors,
  ...doorSaleErrors,
  ...invoiceErrors,
  ...registrationErrors,
  ...reportErrors,
  ...systemErrors,
  ...teamErrors,
  ...uploadErrors,
  ...cardErrors,
  ...leadErrors,
  ...coreErrors,
} as const satisfies Record<string, BusinessError>

type Catalogue = typeof errors
declare module '#contract/core/refusals.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the core learns the names without importing the domains
  interface Refusals extends Catalogue {}
}

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** A list is read out in the reader's language. */
export type ErrorDetail = string | number | readonly string[]

/** What a refusal says besides its name: what its text has a place for, and whatever else a client may need. */
export type ErrorDetails<Name extends ErrorName> = Record<Placeholder<(typeof errors)[Name]['zh']>, ErrorDetail>

const separators = { 'zh-CN': '、', 'en-US': ', ' } satisfies Record<Language, string>

/** The text of a refusal in the reader's language. */
export function errorText(name: ErrorName, details: object, language: Language): string {
  const text = errors[name][language === 'zh-CN' ? 'zh' : 'en']
  const values = new Map<string, unknown>(Object.entries(details))
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values.get(place)
    if (Array.isArray(value)) return value.join(separators[language])
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}

/** The answer that a refusal becomes, over HTTP and sockets alike. */
export function refusedAnswer(name: ErrorName, details: object, language: Language): Answer<RefusalData> {
  return { code: errors[name].code, msg: errorText(name, details, language), data: { error: name, ...details } }
}
