import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Program, startProgram } from '#bench/lib/programs.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { type Embedded, openEmbedded } from '#server/platform/embedded/embedded.ts'
import { signedInAs } from '../access'
import type { LoadRequest } from './load'

export interface OutsideFair {
  folder: string
  /** Of its PostgreSQL. */
  url: string
  database: Database
  /** Starts a server of the build on it, which ends with the test. */
  serve: (environment?: Record<string, string>, args?: string[]) => Promise<Program>
}

const settings = {
  DATA_KEY: 'a-key-that-all-servers-have-0123456789',
  DEMO: '1',
  MIGRATE: 'auto',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'silent',
}

/** A demo fair on a PostgreSQL of the test file's own, around which things break. */
export function useOutsideFair(): () => OutsideFair {
  const folder = mkdtempSync(join(tmpdir(), 'yunzhan-outside-'))
  // Run by root, PostgreSQL and a pooler before it are `nobody`.
  chmodSync(folder, 0o755)
  let postgres: Embedded | undefined
  let database: Database | undefined
  const start = (environment: Record<string, string>, args: string[]) =>
    startProgram([...args, 'dist/server/main.js'], {
      ...settings,
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: join(folder, 'data'),
      ...environment,
    })
  beforeAll(async () => {
    postgres = await openEmbedded(join(folder, 'postgres'), { thrownAway: true })
    // The first server fills the fair.
    await (await start({}, [])).stop()
    database = await connectDatabase(postgres.url)
  })
  afterAll(async () => {
    await database?.close()
    await postgres?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    if (!database || !postgres) throw new Error('the fair is not open yet')
    return {
      folder,
      url: postgres.url,
      database,
      async serve(environment = {}, args = []) {
        const server = await start(environment, args)
        onTestFinished(() => server.stop())
        return server
      },
    }
  }
}

export const urlOf = ({ origin }: Pick<Program, 'origin'>, { base, path }: AnyEndpoint): string =>
  `${origin}${base}${path}`

/** A white pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

/** A picture that is uploaded twice a second. */
export async function uploads(server: Program, database: Database): Promise<LoadRequest> {
  const { token } = await signedInAs({ database }, userTypes.buyer)
  const body = new URLSearchParams({ base64: PICTURE, module: 'outside' })
  const init = () => ({ method: 'POST', headers: { token }, body })
  return { name: 'upload', url: urlOf(server, uploadImage), init, everyMs: 500 }
}
