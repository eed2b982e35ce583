import { useEffect, useRef } from 'react'
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../common/i18n/language'
import { checkForm, type FormContext } from '../model/check-form'
import { type FieldName, type FormValues, withNamesSwapped } from '../model/form-values'
import { type Refusal, refusalText } from '../model/refusals'
import { formToken } from '../model/form-token'

export interface RegistrationForm extends UseFormReturn<FormValues> {
  /** Shows what the server said of a field, until its value changes. */
  setServerError: (field: FieldName, refusal: Refusal) => void
  /** Forgets what the server said of a field. */
  clearServerError: (field: FieldName) => void
}

const nameFields = ['company', 'companyOther', 'name', 'nameOther', 'contactName', 'contactNameOther'] as const

/** The form of all roles: judged by the contract's rules, then by what the server has said of the values. */
export function useRegistrationForm(initial: FormValues, context: FormContext): RegistrationForm {
  const { i18n } = useTranslation()
  const refusals = useRef(new Map<FieldName, { stamp: string; refusal: Refusal }>())
  const form = useForm<FormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    // The first field in the order of the page is focused by the screen: fields come and go.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: Record<string, { type: string; message: string }> = {}
      for (const [field, { stamp, refusal }] of refusals.current) {
        if (formToken(field, values) !== stamp) continue
        errors[field] = { type: `refusal.${refusal.error}`, message: refusalText(refusal, getLanguage()) }
      }
      for (const [field, breach] of Object.entries(checkForm(values, context))) {
        errors[field] = { type: breach, message: breach }
      }
      if (Object.keys(errors).length === 0) return { values, errors: {} }
      // oxlint-disable-next-line no-unsafe-type-assertion -- the checks are named after the fields
      return { values: {}, errors: errors as FieldErrors<FormValues> }
    },
  })
  // Read here, so that every part of the form is drawn again when an error comes or goes.
  const { errors } = form.formState
  useLanguageSwitch(form, i18n.language, Object.keys(errors))
  return {
    ...form,
    setServerError: (field, refusal) => {
      refusals.current.set(field, { stamp: formToken(field, form.getValues()), refusal })
      void form.trigger(field)
    },
    clearServerError: (field) => {
      if (refusals.current.delete(field)) void form.trigger(field)
    },
  }
}

/** The other language: names change places, and what the server said is said anew. */
function useLanguageSwitch(form: UseFormReturn<FormValues>, language: string, wrong: string[]): void {
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    const swapped = withNamesSwapped(form.getValues())
    for (const field of nameFields) form.setValue(field, swapped[field])
    // oxlint-disable-next-line no-unsafe-type-assertion -- the errors are named after the fields
    if (wrong.length > 0) void form.trigger(wrong as FieldName[])
  }, [form, language, wrong])
}
