import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import type { ManagedTicketType, TicketTypeDocument } from '#contract/commerce/tickets/schemas.ts'
import { PRICE_MAX_FEN } from '#contract/commerce/tickets/limits.ts'
import { typeRuleTexts } from '#contract/commerce/tickets/type-rule-texts.ts'
import { checkTypeDocument } from '#contract/commerce/tickets/type-rules.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'

addRuleTexts(typeRuleTexts)

/** What the form holds: as it is sent, but for moments, which are by the fair's clock, and numbers that are not typed yet. */
export interface TypeValues extends Omit<
  TicketTypeDocument,
  'quotaId' | 'fen' | 'perOrder' | 'perPerson' | 'refundUntil' | 'refundFeePercent' | 'position'
> {
  quotaId: number | null
  fen: number | null
  perOrder: number | null
  perPerson: number | null
  /** It can be returned at all. */
  refundable: boolean
  refundUntil: string
  refundFeePercent: number | null
  position: number | null
}

const NEW: TypeValues = {
  kind: 'day',
  quotaId: null,
  name: { zh: '', en: '' },
  description: { zh: '', en: '' },
  fen: null,
  days: { from: '', until: '' },
  hours: { from: '09:00', until: '17:30' },
  saleFrom: '',
  saleUntil: '',
  perOrder: 5,
  perPerson: 10,
  realName: true,
  refundable: true,
  refundUntil: '',
  refundFeePercent: 0,
  shown: true,
  halted: false,
  position: 0,
}

/** What is sent of a type that stands. */
export function documentOf(type: ManagedTicketType): TicketTypeDocument {
  const { id: _id, version: _version, sale: _sale, sold: _sold, ...document } = type
  return document
}

/** What stands in the form at first; a new type stands behind the others. */
export function toValues(type: ManagedTicketType | undefined, last: number): TypeValues {
  if (!type) return { ...NEW, position: last + 1 }
  const { saleFrom, saleUntil, refundUntil, ...document } = documentOf(type)
  return {
    ...document,
    quotaId: type.quotaId,
    fen: type.fen,
    perOrder: type.perOrder,
    perPerson: type.perPerson,
    refundFeePercent: type.refundFeePercent,
    position: type.position,
    saleFrom: toFieldValue(saleFrom),
    saleUntil: toFieldValue(saleUntil),
    refundable: refundUntil !== null,
    refundUntil: refundUntil === null ? '' : toFieldValue(refundUntil),
  }
}

/** What is sent of it. */
export function toDocument({ refundable, ...values }: TypeValues): TicketTypeDocument {
  return {
    ...values,
    realName: values.kind === 'badge' || values.realName,
    quotaId: values.quotaId ?? 0,
    fen: values.fen ?? 0,
    perOrder: values.perOrder ?? 1,
    perPerson: values.perPerson ?? 1,
    position: values.position ?? 0,
    saleFrom: toInstant(values.saleFrom),
    saleUntil: toInstant(values.saleUntil),
    refundUntil: refundable ? toInstant(values.refundUntil) : null,
    refundFeePercent: refundable ? (values.refundFeePercent ?? 0) : 0,
  }
}

/** What is wrong with it, by field: the rules that the server applies, and what is not filled in yet. */
export function checkValues(values: TypeValues): Record<string, RuleBreach | undefined> {
  const breaches = checkTypeDocument(toDocument(values))
  const { quotaId, fen, days, saleFrom, saleUntil, perOrder, perPerson, refundable, refundFeePercent } = values
  const isDated = days.from !== '' && days.until !== ''
  const saleEnd = saleFrom === '' ? undefined : breaches['saleUntil']
  return {
    ...breaches,
    quotaId: quotaId === null ? 'quotaChoice.empty' : undefined,
    fen: fen === null || fen < 0 || fen > PRICE_MAX_FEN ? 'fen.wrong' : undefined,
    days: isDated ? breaches['days'] : 'dayPair.empty',
    saleFrom: saleFrom === '' ? 'momentChoice.empty' : undefined,
    saleUntil: saleUntil === '' ? 'momentChoice.empty' : saleEnd,
    perOrder: perOrder === null ? 'tickets.quantity' : undefined,
    perPerson: perPerson === null ? 'capacity.wrong' : breaches['perPerson'],
    refundUntil: refundable && values.refundUntil === '' ? 'momentChoice.empty' : breaches['refundUntil'],
    refundFeePercent: refundable && refundFeePercent === null ? 'feePercent.wrong' : undefined,
  }
}
