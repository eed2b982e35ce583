const files = import.meta.glob<Record<string, unknown>>('./locales/*/work/**/*.json', { import: 'default' })

const byFamily = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, , language = '', ...rest] = path.split('/')
    return [`${language}/${(rest.at(-1) ?? '').replace('.json', '')}`, load]
  }),
)

/**
 * The texts of the surfaces where people work, apart: their list alone is longer than what a visitor's page says. They
 * stand in folders by what they are about, and no two have one name.
 */
export const findWorkTexts = (language: string, family: string): (() => Promise<Record<string, unknown>>) | undefined =>
  byFamily.get(`${language}/${family}`)
