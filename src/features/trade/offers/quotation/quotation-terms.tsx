import { Descriptions } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { formatDay, formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { TranslatedText } from '#src/common/translation/translated-text.tsx'
import { momentText } from '#src/common/work/moment.ts'

/** What a quotation says; before it is issued, nobody has confirmed it. */
export type Terms = Omit<Quotation, 'id' | 'offerId' | 'offerVersion' | 'number' | 'state' | 'version' | 'issuedAt'> & {
  issuedAt: string | null
}

/** The terms of a quotation, and who confirmed them when. */
export function QuotationTerms({ terms }: { terms: Terms }) {
  const { t, i18n } = useTranslation('offers')
  const say = useQuantity()
  const { company, booth, buyer, title, exhibits, quantity, unit, price, total, currency, note } = terms
  const { deliverBy, validUntil, issuedAt, confirmedAt } = terms
  const money = (amount: number) => formatMoney(amount, currency, i18n.language)
  const day = (field: 'deliverBy' | 'validUntil', text: string) =>
    text ? formatDay(text, i18n.language) : t(`quotation.none.${field}`)
  const items = {
    company: booth ? t('quotation.booth', { company, booth }) : company,
    buyer: `${buyer.person} · ${buyer.number}`,
    demand: <TranslatedText text={title} keepsOriginal />,
    exhibits: exhibits.join(i18n.language === 'zh-CN' ? '、' : ', '),
    quantity: say(quantity, unit),
    price: money(price),
    total: <strong>{money(total)}</strong>,
    deliverBy: day('deliverBy', deliverBy),
    validUntil: day('validUntil', validUntil),
    note: note && <TranslatedText text={note} keepsOriginal />,
    issuedAt: issuedAt && momentText(issuedAt, i18n.language),
    confirmedAt: issuedAt && (confirmedAt ? momentText(confirmedAt, i18n.language) : t('quotation.none.confirmedAt')),
  }
  return (
    <Descriptions
      bordered
      column={1}
      size="small"
      styles={{ label: { minWidth: '7.5rem' } }}
      items={Object.entries(items)
        .filter(([, children]) => children)
        .map(([key, children]) => ({ key, label: t(`quotation.field.${key}`), children }))}
    />
  )
}
