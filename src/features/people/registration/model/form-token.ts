import type { FieldName, FormValues } from './form-values'

/** What a judgement of a field depends on: when it changes, the judgement is void. */
export function formToken(field: FieldName, values: FormValues): string {
  if (field === 'idNumber') return [values.cardType, values.idNumber.trim(), values.name.trim()].join(' ')
  if (field === 'phone') return `${values.areaCode} ${values.phone}`
  return JSON.stringify(values[field])
}
