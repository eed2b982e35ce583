import type { RefundReason } from '#contract/commerce/orders/rules.ts'
import type { Choice } from '#contract/people/registration/options.ts'
import type { HolderIdType } from '#contract/commerce/tickets/rules.ts'

/** A choice by the id under which it is stored. */
type Stored<Id extends string> = Choice & { id: Id }

/** What a ticket's real name is proved by; a list of its own beside the registration's (spec: live §9). */
export const ticketIdTypes = [
  { id: 'idCard', zh: '身份证', en: 'ID card' },
  { id: 'passport', zh: '护照', en: 'Passport' },
  { id: 'pass', zh: '港澳台通行证', en: 'Hong Kong, Macao and Taiwan pass' },
  { id: 'military', zh: '军官证', en: 'Military ID' },
] as const satisfies readonly Stored<HolderIdType>[]

/** Reasons for a refund request (spec: live §9). */
export const refundReasons = [
  { id: 'repeat', zh: '重复购买', en: 'Repeat purchase' },
  { id: 'selection', zh: '选择错误', en: 'Wrong selection' },
  { id: 'realName', zh: '实名信息有误', en: 'Wrong real-name info' },
  { id: 'personal', zh: '个人原因', en: 'Personal reason' },
  { id: 'weather', zh: '恶劣天气取消行程', en: 'Bad weather cancellation' },
  { id: 'other', zh: '其他', en: 'Others' },
] as const satisfies readonly Stored<RefundReason>[]

/** Titles of invoices (spec: live §3). */
export const invoiceTitles = [
  { id: 'company', zh: '企业', en: 'Company' },
  { id: 'personal', zh: '个人', en: 'Personal' },
] as const satisfies readonly Choice[]

/** Kinds of invoices (spec: live §3). */
export const invoiceTypes = [
  { id: 'vatSpecial', zh: '增值税专用发票', en: 'VAT special invoice' },
  { id: 'ordinary', zh: '增值税普通发票', en: 'VAT ordinary invoice' },
] as const satisfies readonly Choice[]
