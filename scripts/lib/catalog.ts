import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

export const CATALOG = join(projectRoot, 'contract/catalog/domains.generated.ts')

const foldersIn = (path: string): string[] =>
  readdirSync(join(projectRoot, path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

const isName = (text: string): boolean => /^\w+$/.test(text)
const toName = (domain: string): string => domain.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The source of the catalogue: one line for each folder of an area that declares endpoints. */
export function buildCatalog(): string {
  const domains = foldersIn('contract')
    .flatMap((area) => foldersIn(`contract/${area}`).map((domain) => ({ area, domain, name: toName(domain) })))
    .filter(({ area, domain }) => existsSync(join(projectRoot, `contract/${area}/${domain}/endpoints.ts`)))
    .toSorted((a, b) => (a.domain < b.domain ? -1 : 1))
  const imports = domains.flatMap(({ area, domain, name }) => [
    `import * as ${name} from '#contract/${area}/${domain}/endpoints.ts'`,
    `import * as ${name}Schemas from '#contract/${area}/${domain}/schemas.ts'`,
  ])
  const entries = domains.map(
    ({ domain, name }) => `  ${isName(domain) ? domain : `'${domain}'`}: domain(${name}, ${name}Schemas),`,
  )
  return [
    '// Written by `npm run catalog`; do not edit.',
    "import { type Domain, domain } from './domain'",
    ...imports,
    '',
    'export const domains = {',
    ...entries,
    '} satisfies Record<string, Domain>',
    '',
  ].join('\n')
}
