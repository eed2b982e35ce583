import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { contracts } from './services.schema'

/** Who handled the contracts of services. */
export const personalDataOfServices: PersonalData[] = [...trace(contracts.byAccount)]
