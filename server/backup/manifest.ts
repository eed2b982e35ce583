import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What lies in a backup: `tables/<name>.copy`, `files/<key>` and this list of them. */
const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  version: z.string(),
  /** The migrations that the tables had seen, by number and by the last one's hash. */
  migrations: z.object({ count: z.int(), lastHash: z.string() }),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() })),
  files: z.array(z.object({ key: z.string(), mimeType: z.string(), sha256: z.string() })),
  /** Files of the snapshot that were deleted while it was copied. */
  deleted: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>

/** A backup that cannot be taken or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const buildManifestPath = (folder: string) => join(folder, 'backup.json')

export const tablePath = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy`)
export const filePath = (folder: string, key: string): string => join(folder, 'files', key)

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(buildManifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Throws BackupError for a folder that holds no whole backup. */
export function readManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(buildManifestPath(folder), 'utf8')))
  } catch {
    throw new BackupError(`There is no whole backup in ${folder}: name the folder that npm run backup printed.`)
  }
}
