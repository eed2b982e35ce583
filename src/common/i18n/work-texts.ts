const found = import.meta.glob<Record<string, unknown>>('./locales/*/work/**/*.json', { import: 'default' })

/**
 * The texts of the surfaces where people work, apart: their list alone is longer than what a visitor's page says. A folder
 * among them is no part of a family's name.
 */
export const workTexts = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.replace(/\/work\/.*\//, '/work/'), load]),
)
