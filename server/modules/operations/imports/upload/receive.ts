import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import type * as contract from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES, IMPORTS_PER_HOUR } from '#contract/operations/imports/limits.ts'
import { pictureArchiveTypes, rowTypes } from '#contract/operations/imports/rules.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { assertDiskSpace } from '#server/platform/files/disk-space.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { assertMayImport } from '../steps'
import { addImport, findByKey, findImport, type ImportRecord, moveImport, takeChunk } from '../imports.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const HOUR_SECONDS = 3_600
/** bytes that stay free for the database */
const SPARE_BYTES = 64 * 1024 * 1024

function assertType(name: string, types: readonly string[]): void {
  if (!types.includes(fileExtension(name))) throw fail('ImportFileType', { types: types.join(', ') })
}

/** Begins an import, once for a key, and gives its number. Throws ImportFileType, TooManyRequests, StorageFull. */
export async function start(context: Context<Input<'startImport'>>): Promise<number> {
  const { db, input, viewer, write, config } = context
  assertMayImport(context, input.kind)
  assertType(input.rows.name, rowTypes)
  if (input.pictures) assertType(input.pictures.name, pictureArchiveTypes)
  const byAccount = Number(viewer?.userId)
  const key = `${byAccount}:${input.key}`
  const known = await findByKey(db, key)
  if (known !== undefined) return known
  assertDiskSpace(config.dataDir, input.rows.size + (input.pictures?.size ?? 0) + SPARE_BYTES)
  await write((counting) => assertWithinLimit(counting, `import:${byAccount}`, IMPORTS_PER_HOUR, HOUR_SECONDS))
  const added = await write((adding) =>
    addImport(adding, {
      key,
      kind: input.kind,
      rowsName: input.rows.name,
      rowsSize: input.rows.size,
      ...(input.pictures ? { picturesName: input.pictures.name, picturesSize: input.pictures.size } : {}),
      byAccount,
    }),
  )
  const id = added?.id ?? (await findByKey(db, key))
  if (id === undefined) throw new Error('the import was not added')
  return id
}

/** The bytes of a piece; they are few enough to be held. Throws FileDamaged. */
async function readPiece({ file }: Context<unknown>, max: number): Promise<Buffer> {
  if (!file) throw fail('FileDamaged')
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of file.file.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(part)) continue
      size += part.length
      if (size > max) throw fail('FileDamaged')
      parts.push(part)
    }
  } catch {
    throw fail('FileDamaged')
  } finally {
    // Some clients hear an answer only when the request has been read to its end.
    file.file.resume()
  }
  if (file.file.truncated || size === 0) throw fail('FileDamaged')
  return Buffer.concat(parts)
}

const receivedOf = (row: ImportRecord, file: 'rows' | 'pictures') =>
  file === 'rows' ? row.rowsReceived : row.picturesReceived
const sizeOf = (row: ImportRecord, file: 'rows' | 'pictures') => (file === 'rows' ? row.rowsSize : row.picturesSize)
const isWhole = (row: ImportRecord): boolean =>
  row.rowsReceived === row.rowsSize && row.picturesReceived === row.picturesSize

/**
 * Takes the next piece of a file. One that has been received is reported as received and not taken twice. Throws ImportNotFound,
 * ImportNotNow, ImportOffset where another piece is expected, FileDamaged.
 */
export async function receiveChunk(context: Context<Input<'sendImportChunk'>>) {
  const { db, input, write, providers, config } = context
  const { id, file, offset } = input
  const row = (await findImport(db, id))?.row
  const refuse = (error: Error): never => {
    context.file?.file.resume()
    throw error
  }
  if (!row) return refuse(fail('ImportNotFound'))
  try {
    assertMayImport(context, row.kind)
  } catch (error) {
    context.file?.file.resume()
    throw error
  }
  const size = sizeOf(row, file)
  // Every piece but the last is as long as the others: what ends within one is not whole.
  const expected = Math.min(IMPORT_CHUNK_BYTES, size - offset)
  const received = receivedOf(row, file)
  if (offset + expected <= received && offset < size) {
    context.file?.file.resume()
    return { received, state: row.state }
  }
  if (row.state !== 'receiving') return refuse(fail('ImportNotNow'))
  if (offset !== received || expected <= 0) return refuse(fail('ImportOffset', { received }))
  assertDiskSpace(config.dataDir, expected + SPARE_BYTES)
  const bytes = await readPiece(context, expected)
  if (bytes.length !== expected) throw fail('FileDamaged')
  const storageKey = `imports/${id}/${file}-${offset}-${randomUUID()}`
  await providers.storage.put(storageKey, bytes, 'application/octet-stream')
  const taken = await write(async (transaction) => {
    const after = await takeChunk(transaction, { importId: id, file, start: offset, size: bytes.length, storageKey })
    if (!after || !isWhole(after)) return after
    return moveImport(transaction, { id, from: ['receiving'], to: 'reading', byAccount: after.byAccount })
  })
  if (taken) return { received: receivedOf(taken, file), state: taken.state }
  await providers.storage.remove(storageKey)
  const now = (await findImport(db, id))?.row
  if (now && receivedOf(now, file) >= offset + expected) return { received: receivedOf(now, file), state: now.state }
  throw fail('ImportNotNow')
}
