/** The texts of the surfaces where people work, apart: their list alone is longer than what a visitor's page says. */
const workTexts = import.meta.glob<Record<string, unknown>>('./locales/*/{work,money}/*.json', {
  import: 'default',
})

/** Of a family in a language, in whichever folder it stands. */
export const findWorkTexts = (language: string, family: string) =>
  workTexts[`./locales/${language}/work/${family}.json`] ?? workTexts[`./locales/${language}/money/${family}.json`]
