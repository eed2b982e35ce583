import { Form, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormValues, withNamesSwapped } from '../model/form-values'
import { valuesOf } from './values-of'

/** Hands on what the form holds whenever it changes, by hand or otherwise. */
export function useTyped(form: FormInstance<FormValues>, onTyped: (values: FormValues) => void): void {
  const values: FormValues | undefined = Form.useWatch([], { form, preserve: true })
  const handOn = useEffectEvent(() => onTyped(valuesOf(form)))
  const isBegun = useRef(false)
  useEffect(() => {
    // What it begins with nobody has typed.
    if (isBegun.current) handOn()
    isBegun.current = values !== undefined
  }, [values])
}

/** The other language: names change places, and what is wrong is reported again. */
export function useNamesSwapped(form: FormInstance<FormValues>): void {
  const { language } = useTranslation().i18n
  const shown = useRef(language)
  // Before the form says errors again: a name that is set has none.
  useLayoutEffect(() => {
    if (shown.current === language) return
    shown.current = language
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    form.setFieldsValue(withNamesSwapped(valuesOf(form)))
    if (wrong.length > 0) void form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined)
  }, [form, language])
}
