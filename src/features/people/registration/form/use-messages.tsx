import type { FormInstance } from 'antd'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { loginAddress } from '#src/common/app/addresses.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { formToken } from '../model/form-token'
import type { FieldName, FormValues } from '../model/form-values'
import { isTaken, type Refusal, refusalText } from '../model/refusals'
import { valuesOf } from './values-of'

/** In a language, as errors are reported again when it changes. */
type Words = (language: string) => ReactNode

export interface Messages {
  /** What was reported about a field's value; nothing once that has changed. */
  of: (field: string, values: FormValues) => ReactNode
  /** Shows at a field what was reported about it, until its value changes. */
  notify: (field: FieldName, words: Words) => void
  /** The same of what the server refuses; who is registered already is led to the login. */
  refuse: (field: FieldName, refusal: Refusal) => void
  /** Forgets what was reported about a field. */
  forget: (field: FieldName) => void
}

/** Refusals of the form's values by the server. */
export function useMessages(form: FormInstance<FormValues>): Messages {
  const all = useRef(new Map<string, { stamp: string; words: Words }>())
  const of = useCallback((field: string, values: FormValues) => {
    const one = all.current.get(field)
    // oxlint-disable-next-line no-unsafe-type-assertion -- only fields are reported here
    return one?.stamp === formToken(field as FieldName, values) ? one?.words(getLanguage()) : undefined
  }, [])
  return useMemo(() => {
    const validate = (field: FieldName) => void form.validateFields([field]).catch(() => undefined)
    const notify = (field: FieldName, words: Words) => {
      all.current.set(field, { stamp: formToken(field, valuesOf(form)), words })
      validate(field)
    }
    return {
      of,
      notify,
      refuse: (field, refusal) =>
        notify(field, (language) =>
          isTaken(refusal.error) ? <Taken>{refusalText(refusal, language)}</Taken> : refusalText(refusal, language),
        ),
      forget: (field) => {
        if (all.current.delete(field)) validate(field)
      },
    }
  }, [form, of])
}

function Taken({ children }: { children: string }) {
  const { t } = useTranslation('registration')
  return (
    <>
      {children} <a href={loginAddress}>{t('form.toLogin')}</a>
    </>
  )
}
