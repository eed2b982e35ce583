import { addRuleTexts } from '#contract/core/rule-texts.ts'
import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { checkServiceDocument } from '#contract/commerce/services/manage-rules.ts'
import type { ManagedService, ServiceDocument } from '#contract/commerce/services/schemas.ts'
import { PRICE_MAX_FEN } from '#contract/commerce/tickets/limits.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'

addRuleTexts(moneyRuleTexts)

/** What the form holds: as it is sent, but for the moment, which is by the fair's clock, and numbers not typed yet. */
export interface ServiceValues extends Omit<
  ServiceDocument,
  'fen' | 'cornerPercent' | 'refundUntil' | 'refundFeePercent' | 'position'
> {
  fen: number | null
  cornerPercent: number | null
  /** It can be returned at all. */
  refundable: boolean
  refundUntil: string
  refundFeePercent: number | null
  position: number | null
}

const NEW: ServiceValues = {
  kind: 'advert',
  name: { zh: '', en: '' },
  description: { zh: '', en: '' },
  fen: null,
  place: null,
  template: null,
  ticketTypeId: null,
  hallId: null,
  cornerPercent: 0,
  refundable: false,
  refundUntil: '',
  refundFeePercent: 0,
  shown: true,
  position: 0,
}

/** What stands in the form at first; a new one stands behind the others. */
export function toValues(service: ManagedService | undefined, last: number): ServiceValues {
  if (!service) return { ...NEW, position: last + 1 }
  const { id: _id, version: _version, sold: _sold, refundUntil, ...document } = service
  return { ...document, refundable: refundUntil !== null, refundUntil: refundUntil ? toFieldValue(refundUntil) : '' }
}

/** What is sent: a service has what its kind has, and nothing of the other kinds. */
export function toDocument(values: ServiceValues): ServiceDocument {
  const { refundable, fen, cornerPercent, refundUntil, refundFeePercent, position, ...document } = values
  const { kind } = document
  return {
    ...document,
    fen: fen ?? 0,
    place: kind === 'advert' ? document.place : null,
    template: kind === 'template' ? document.template : null,
    ticketTypeId: kind === 'badge' ? document.ticketTypeId : null,
    hallId: kind === 'booth' ? document.hallId : null,
    cornerPercent: kind === 'booth' ? (cornerPercent ?? 0) : 0,
    refundUntil: refundable ? toInstant(refundUntil) : null,
    refundFeePercent: refundable ? (refundFeePercent ?? 0) : 0,
    position: position ?? 0,
  }
}

/** What is wrong with a service as it is written. */
export const checkValues = (values: ServiceValues) => ({
  ...checkServiceDocument(toDocument(values)),
  fen: values.fen === null || values.fen > PRICE_MAX_FEN ? ('fen.wrong' as const) : undefined,
})
