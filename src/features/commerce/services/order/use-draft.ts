import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { usePrefill } from '#src/common/form/use-prefill.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { checkDraft, emptyHolder, holderAt, type Problems, type ServiceDraft } from './draft'

export interface DraftForm {
  draft: ServiceDraft
  problems: Problems
  /** What is reported at a place: by the server of what was sent, or by the rules once the place was left. */
  messageAt: (at: string) => string | undefined
  leave: (at: string) => void
  setQuantity: (quantity: number) => void
  setDays: (days: ServiceDraft['days']) => void
  setBooth: (booth: ServiceDraft['booth']) => void
  setHolder: (place: number, holder: Holder) => void
  /** Takes the names of a list: as many badges as there are names. */
  takeHolders: (holders: Holder[]) => void
  setContact: (contact: ServiceDraft['contact']) => void
  /** Everything is judged from now on. */
  validate: () => void
  /** What the server has refused, by its place. */
  refuse: (message: ReadonlyMap<string, string>) => void
}

/** What is typed of an order, and what is wrong with it. `onChange`: it is another order from now on. */
export function useDraft(service: Service, initial: ServiceDraft, onChange: () => void): DraftForm {
  // The rules' texts are reported again in another language.
  useTranslation()
  const now = useNow()
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isValidated, setValidated] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const problems = checkDraft(service, draft, new Date(now))
  const change = (next: Partial<ServiceDraft>, ...places: string[]) => {
    setDraft((before) => ({ ...before, ...next }))
    setRefused((before) => new Map([...before].filter(([at]) => !places.includes(at))))
    onChange()
  }
  usePrefill(initial.contact.name, (before, after) => {
    if (draft.contact.name === before) change({ contact: { ...draft.contact, name: after } }, 'contact.name')
  })
  return {
    draft,
    problems,
    messageAt: (at) => {
      const breach = isValidated || left.has(at) ? problems.get(at) : undefined
      return refused.get(at) ?? (breach && ruleText(breach, getLanguage()))
    },
    leave: (at) => setLeft((before) => new Set([...before, at])),
    setQuantity: (quantity) => change({ quantity }, 'quantity'),
    setDays: (days) => change({ days }, 'days'),
    setBooth: (booth) => change({ booth }, 'booth'),
    setHolder: (place, holder) => {
      const length = Math.max(draft.holders.length, place + 1)
      const holders = Array.from({ length }, (_, i) => (i === place ? holder : (draft.holders[i] ?? emptyHolder)))
      change({ holders }, holderAt(place, 'name'), holderAt(place, 'idNumber'))
    },
    takeHolders: (holders) => {
      change({ holders, quantity: holders.length }, 'quantity')
      setRefused(new Map())
    },
    setContact: (contact) => change({ contact }, 'contact.name', 'contact.phone'),
    validate: () => setValidated(true),
    refuse: (message) => setRefused(message),
  }
}
