import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { boothEvents } from './booths.schema'

/** Who assigned booths. */
export const personalDataOfBooths: PersonalData[] = [...trace(boothEvents.byAccount)]
