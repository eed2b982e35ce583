import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import type { Checks } from './checks'

/**
 * A form with fields validated by the rules of the contract, the same that the server applies. Errors show when a
 * field is left, are kept as the name of the rule so that a language switch translates them, and the first one is
 * focused when the form is sent. The caller declares `check` outside its component.
 */
export function useRulesForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  check: (values: Values) => Checks,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues,
    mode: 'onTouched',
    resolver: (values) => {
      const broken = Object.entries(check(values)).filter(([, breach]) => breach !== undefined)
      if (broken.length === 0) return { values, errors: {} }
      const errors = Object.fromEntries(broken.map(([field, breach]) => [field, { type: breach, message: breach }]))
      // oxlint-disable-next-line no-unsafe-type-assertion -- the checks are named after the fields
      return { values: {}, errors: errors as FieldErrors<Values> }
    },
  })
}
