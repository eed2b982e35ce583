import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Currency } from '#contract/trade/demands/rules.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import { contactAddress, exhibitAddress, messagesAddress } from '#src/common/app/addresses.ts'
import {
  demandAddress,
  intentionsAddress,
  ownDemandAddress,
  ownOffersAddress,
} from '#src/common/app/exchange-addresses.ts'
import type { ShownText } from '#src/common/translation/use-shown-texts.tsx'
import { formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { momentText } from '#src/common/work/moment.ts'

const appointmentsAddress = './personal.html#/appointments'

interface Words {
  /** What happened. */
  what: string
  /** What was named with it. */
  more: string
  /** What a person wrote with it. */
  written?: string
  /** Where it is kept; undefined: nowhere else. */
  address: string | undefined
  /** What else it is about. */
  link?: { text: string; address: string }
}

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>

/** An entry of a timeline in the reader's words; `shown` gives what others wrote as the reader wants to see it. */
export function useEntryWords(reader: Side, shown: (text: string) => ShownText): (entry: TimelineEntry) => Words {
  const { t, i18n } = useTranslation('leads')
  const quantityOf = useQuantity()
  const money = (amount: number, currency: Currency) => formatMoney(amount, currency, i18n.language)
  const join = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(t('entry.and'))
  const terms = (quantity: string | null, price: string | null) =>
    join(quantity && t('entry.quantity', { quantity }), price && t('entry.price', { price }))

  const offer = ({ action, title: original, quantity, price, unit, currency, note, demandId }: Of<'offer'>): Words => ({
    what: t(`entry.offer.${action}`, { title: shown(original).text }),
    more: terms(quantity === null ? null : quantityOf(quantity, unit), price === null ? null : money(price, currency)),
    written: note,
    address: reader === 'buyer' ? ownDemandAddress(demandId) : ownOffersAddress,
  })
  const quotation = ({ action, title: original, total, currency, demandId }: Of<'quotation'>): Words => ({
    what: t(`entry.quotation.${action}`, { title: shown(original).text }),
    more: t('entry.total', { total: money(total, currency) }),
    address: reader === 'buyer' ? ownDemandAddress(demandId) : ownOffersAddress,
  })
  const intention = ({ action, title, quantity, price, note }: Of<'intention'>): Words => ({
    what: t(`entry.intention.${action}`, { title }),
    more: terms(
      quantity === null ? null : quantity.toLocaleString(i18n.language),
      price === null ? null : money(price, 'CNY'),
    ),
    written: note,
    address: intentionsAddress,
  })
  const appointment = ({ action, start, note, about }: Of<'appointment'>): Words => ({
    what: t(`entry.appointment.${action}`),
    more: start ? t('entry.start', { time: momentText(start, i18n.language) }) : '',
    written: note,
    address: appointmentsAddress,
    ...(about
      ? {
          link: {
            text: t('entry.about', { title: shown(about.title).text }),
            address: reader === 'buyer' ? ownDemandAddress(about.demandId) : demandAddress(about.demandId),
          },
        }
      : {}),
  })
  const outcome = ({ nextStep, note, amount, currency }: Of<'outcome'>): Words => ({
    what: t('entry.outcome', { next: t(`entry.next.${nextStep}`) }),
    more:
      amount === null
        ? ''
        : // oxlint-disable-next-line no-unsafe-type-assertion -- one of the currencies, which the database keeps to
          t('entry.amount', { amount: money(amount, (currency ?? 'CNY') as Currency) }),
    written: note,
    address: appointmentsAddress,
  })
  const collected = ({ exhibitId, title }: Of<'collected'>): Words => {
    if (exhibitId === null) return { what: t('entry.followed'), more: '', address: undefined }
    if (title === '') return { what: t('entry.collectedGone'), more: '', address: undefined }
    return { what: t('entry.collected', { title }), more: '', address: exhibitAddress(exhibitId) }
  }
  const talk = reader === 'buyer' ? contactAddress : messagesAddress

  return (entry) => {
    switch (entry.kind) {
      case 'demand':
        return {
          what: t('entry.demand', { title: shown(entry.title).text }),
          more: '',
          address: reader === 'buyer' ? ownDemandAddress(entry.demandId) : demandAddress(entry.demandId),
        }
      case 'offer':
        return offer(entry)
      case 'quotation':
        return quotation(entry)
      case 'intention':
        return intention(entry)
      case 'appointment':
        return appointment(entry)
      case 'outcome':
        return outcome(entry)
      case 'collected':
        return collected(entry)
      case 'conversation':
        return { what: t('entry.conversation'), more: '', address: talk }
      case 'message':
        return {
          what: t('entry.message'),
          ...(entry.text === null ? { more: t('entry.noText') } : { more: '', written: entry.text }),
          address: talk,
        }
      case 'meeting':
        break
    }
    return {
      what: t(entry.takenBack ? 'entry.meetingTakenBack' : 'entry.meeting'),
      more: entry.place ? t('entry.place', { place: entry.place }) : '',
      address: undefined,
    }
  }
}
