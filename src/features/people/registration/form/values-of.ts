import type { FormInstance } from 'antd'
import type { FormValues } from '../model/form-values'

/** All that the form holds, also of fields that are not drawn. */
export const valuesOf = (form: FormInstance<FormValues>): FormValues => form.getFieldsValue(true)
