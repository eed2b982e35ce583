import type { Answer, RefusalData } from './endpoint'
import { accessErrors } from '#contract/people/session/errors.ts'
import { addressErrors } from '#contract/commerce/addresses/errors.ts'
import { attendeeErrors } from '#contract/commerce/attendees/errors.ts'
import { appointmentErrors } from '#contract/trade/appointments/errors.ts'
import { assistantErrors } from '#contract/live/assistant/errors.ts'
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
import { ticketErrors } from '#contract/commerce/tickets/errors.ts'
import { checkInErrors } from '#contract/commerce/check-in/errors.ts'
import { serviceErrors } from '#contract/commerce/services/errors.ts'
import { transferErrors } from '#contract/commerce/transfers/errors.ts'
import { doorSaleErrors } from '#contract/commerce/door-sales/errors.ts'
import { waitingListErrors } from '#contract/commerce/waiting-list/errors.ts'
import { invoiceErrors } from '#contract/commerce/invoices/errors.ts'
import { registrationErrors } from '#contract/people/registration/errors.ts'
import { reportErrors } from '#contract/operations/reports/errors.ts'
import type { Language } from './language'
import { teamErrors } from '#contract/people/team/errors.ts'
import { uploadErrors } from '#contract/foundation/files/errors.ts'

/** A refusal of the server; its code is `service × 100000 + business code`. */
export interface BusinessError {
  code: number
  /** Of the HTTP answer. */
  status: number
  /** `{name}` stands for a detail of the same name. */
  zh: string
  en: string
}

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
  ...cashierErrors,
  ...contentErrors,
  ...couponErrors,
  ...demandErrors,
  ...importErrors,
  ...intentionErrors,
  ...offerErrors,
  ...businessErrors,
  ...calendarErrors,
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
  ...checkInErrors,
  ...serviceErrors,
  ...transferErrors,
  ...waitingListErrors,
  ...doorSaleErrors,
  ...invoiceErrors,
  ...registrationErrors,
  ...reportErrors,
  ...teamErrors,
  ...uploadErrors,
  ...cardErrors,
  ...leadErrors,
  // Codes that the spec gives a meaning (spec: common §8).
  ExhibitNotFound: {
    code: 1_10008,
    status: 404,
    zh: '展品不存在或已下架',
    en: 'This exhibit was not found or was withdrawn',
  },
  ExhibitorNotFound: {
    code: 1_10010,
    status: 404,
    zh: '参展商不存在或已退展',
    en: 'This exhibitor was not found or has left the fair',
  },
  HallNotFound: { code: 1_10011, status: 404, zh: '展馆不存在', en: 'Hall not found' },
  ArticleNotFound: {
    code: 2_10701,
    status: 404,
    zh: '文章不存在或已撤下',
    en: 'This article was not found or was withdrawn',
  },
  TopicNotFound: {
    code: 2_10702,
    status: 404,
    zh: '专题不存在或已撤下',
    en: 'This topic was not found or was withdrawn',
  },
  FairNotOpened: { code: 1_10012, status: 404, zh: '展会尚未设立', en: 'The fair has not been set up yet' },
  LoginExpired: {
    code: 3_40001,
    status: 401,
    zh: '登录已过期，请重新登录',
    en: 'Your login has expired. Please log in again.',
  },
  // Ours; chosen clear of the codes that the client treats silently or as expiry.
  BadInput: { code: 10_400, status: 400, zh: '请求有误：{detail}', en: 'Invalid request: {detail}' },
  NotAllowed: { code: 10_403, status: 403, zh: '您没有此操作的权限', en: 'You do not have permission to do this' },
  UnknownEndpoint: { code: 10_404, status: 404, zh: '没有这个接口', en: 'Unknown endpoint' },
  TooLarge: {
    code: 10_413,
    status: 413,
    zh: '请求内容过大，上限为 {limit}',
    en: 'The request is too large. The limit is {limit}.',
  },
  WrongMediaType: { code: 10_415, status: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },
  TooManyRequests: {
    code: 10_429,
    status: 429,
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests. Please try again later.',
  },
  NotHealthy: { code: 10_503, status: 503, zh: '以下服务不可用：{down}', en: 'Not available: {down}' },
  StorageFull: {
    code: 10_507,
    status: 507,
    zh: '存储空间即将用尽，没有写入任何内容',
    en: 'Storage is almost full. Nothing was saved.',
  },
  DatabaseUnavailable: {
    code: 10_506,
    status: 503,
    zh: '系统正在恢复，请几秒后重试',
    en: 'The fair is restarting. Try again in a few seconds.',
  },
  Internal: {
    code: 10_500,
    status: 500,
    zh: '请求失败，请稍后重试（编号 {requestId}）',
    en: 'The request failed. Please try again later (reference {requestId}).',
  },
} as const satisfies Record<string, BusinessError>

export type ErrorName = keyof typeof errors

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
