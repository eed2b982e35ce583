import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Providers } from '#server/providers/providers.ts'
import type { ImportRecord } from './imports.queries'
import type { Subject } from './subjects/subject'

export interface ImportServices extends Pick<Database, 'db' | 'write'> {
  providers: Providers
  config: Config
  subjects: readonly Subject[]
  /** Names this server among those that work. */
  worker: string
  /** Aborted once this server is to take no more work. */
  stopping?: AbortSignal | undefined
}

/** What a server is at. */
export interface Work extends ImportServices {
  row: ImportRecord
  subject: Subject
}
