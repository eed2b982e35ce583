import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { usePrefill } from '#src/common/form/use-prefill.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import {
  checkOrder,
  closingOf,
  type DraftHolder,
  emptyHolder,
  holderAt,
  type OrderDraft,
  type Problems,
  quantityAt,
} from './draft'

export interface DraftForm {
  draft: OrderDraft
  problems: Problems
  /** What is reported at a place: by the server of what was sent, or by the rules once the place was left. */
  messageAt: (at: string) => string | undefined
  leave: (at: string) => void
  setQuantity: (type: TicketType, quantity: number) => void
  setHolder: (typeId: number, place: number, holder: DraftHolder) => void
  /** Takes the names of a list: as many tickets as there are names. */
  takeHolders: (type: TicketType, holders: Holder[]) => void
  setContact: (contact: OrderDraft['contact']) => void
  /** Everything is judged from now on. */
  validate: () => void
  /** What the server has refused, by its place. */
  refuse: (message: ReadonlyMap<string, string>) => void
}

/** What is typed of an order, and what is wrong with it. `onChange`: it is another order from now on. */
export function useDraft(initial: OrderDraft, types: readonly TicketType[], onChange: () => void): DraftForm {
  // The rules' texts are reported again in another language.
  useTranslation()
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isValidated, setValidated] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const problems = checkOrder(draft, types)
  const closed = new Set(types.filter(closingOf).map(({ id }) => quantityAt(id)))
  const change = (next: Partial<OrderDraft>, ...places: string[]) => {
    setDraft((now) => ({ ...now, ...next }))
    setRefused((now) => new Map([...now].filter(([at]) => !places.includes(at))))
    onChange()
  }
  const holdersOf = (typeId: number): readonly DraftHolder[] => draft.holders[typeId] ?? []
  usePrefill(initial.contact.name, (before, after) => {
    if (draft.contact.name === before) change({ contact: { ...draft.contact, name: after } }, 'contact.name')
  })
  return {
    draft,
    problems,
    messageAt: (at) => {
      // Nobody did that wrong: it is reported at once, and outdoes what was refused before.
      const isClosed = closed.has(at)
      const breach = isClosed || isValidated || left.has(at) ? problems.get(at) : undefined
      return (isClosed ? undefined : refused.get(at)) ?? (breach && ruleText(breach, getLanguage()))
    },
    leave: (at) => setLeft((now) => new Set([...now, at])),
    setQuantity: ({ id }, quantity) =>
      change({ quantities: { ...draft.quantities, [id]: quantity } }, 'tickets', quantityAt(id)),
    setHolder: (typeId, place, holder) => {
      const own = holdersOf(typeId)
      const length = Math.max(own.length, place + 1)
      const holders = Array.from({ length }, (_, i) => (i === place ? holder : (own[i] ?? emptyHolder)))
      change(
        { holders: { ...draft.holders, [typeId]: holders } },
        holderAt(typeId, place, 'name'),
        holderAt(typeId, place, 'idNumber'),
      )
    },
    takeHolders: ({ id }, holders) => {
      change({
        holders: { ...draft.holders, [id]: holders },
        quantities: { ...draft.quantities, [id]: holders.length },
      })
      setRefused(new Map())
    },
    setContact: (contact) => change({ contact }, 'contact.name', 'contact.phone'),
    validate: () => setValidated(true),
    refuse: (message) => setRefused(message),
  }
}
