const files = import.meta.glob<Record<string, unknown>>('./locales/*/work/**/*.json', { import: 'default' })

/**
 * The texts of the surfaces where people work, apart: their list alone is longer than what a visitor's page says. Those
 * of what is bought stand in a folder of their own.
 */
export const findWorkTexts = (language: string, family: string): (() => Promise<Record<string, unknown>>) | undefined =>
  files[`./locales/${language}/work/${family}.json`] ?? files[`./locales/${language}/work/commerce/${family}.json`]
