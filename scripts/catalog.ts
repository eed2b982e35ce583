// Writes contract/catalog/domains.generated.ts: every domain of the contract that has endpoints, with their schemas.
//   npm run catalog
import { writeFileSync } from 'node:fs'
import { buildCatalog, CATALOG } from './lib/catalog'

writeFileSync(CATALOG, buildCatalog())
