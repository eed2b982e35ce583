import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { importChanges, imports } from './imports.schema'

/** Who imported tables. */
export const personalDataOfImports: PersonalData[] = [...trace(imports.byAccount, importChanges.byAccount)]
