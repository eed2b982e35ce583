import i18next from 'i18next'

/** An English text of the interface by its key, such as `orders:form.send`, with its values filled in. */
export const en = (key: string, values: Record<string, string | number> = {}): string => {
  if (!i18next.exists(key, { ...values, lng: 'en-US' })) throw new Error(`no English text ${key}`)
  return i18next.getFixedT('en-US')(key, values)
}
