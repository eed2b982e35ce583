import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildCatalog, CATALOG } from '#scripts/lib/catalog.ts'

it('the catalogue lists every domain that declares endpoints (npm run catalog)', () => {
  expect(readFileSync(CATALOG, 'utf8')).toBe(buildCatalog())
})
