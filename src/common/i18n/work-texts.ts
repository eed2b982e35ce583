/** The texts of the surfaces where people work, apart: their list alone is longer than what a visitor's page says. */
export const workTexts = import.meta.glob<Record<string, unknown>>('./locales/*/work/*.json', { import: 'default' })
