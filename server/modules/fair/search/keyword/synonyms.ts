import type { Db } from '#server/platform/db/database.ts'
const none: ReadonlyMap<string, readonly string[]> = new Map()
/** stand-in until the thesaurus is merged */
export const readSynonyms = (_db: Db): Promise<ReadonlyMap<string, readonly string[]>> => Promise.resolve(none)
