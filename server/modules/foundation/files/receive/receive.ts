import type { MultipartFile } from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, Refusal } from '#server/platform/http/fail.ts'

/** Where uploads lie until they are checked. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, 'tmp')

/** A client that breaks off is no fault of the server's; a full disk is reported as what it is. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return fail('StorageFull')
  return fail('FileDamaged')
}

async function writeTo(path: string, { file }: MultipartFile, limitKb: number): Promise<number> {
  const target = await open(path, 'wx')
  let size = 0
  try {
    // Destroying the stream would stall the request: what is refused is still read, and thrown away.
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      if (size > limitKb * 1024) throw fail('FileTooLarge', { limit: limitKb / 1024 })
      await target.appendFile(chunk)
    }
  } catch (error) {
    throw toRefusal(error)
  } finally {
    await target.close()
  }
  if (file.truncated) throw fail('FileTooLarge', { limit: limitKb / 1024 })
  if (size === 0) throw fail('FileDamaged')
  return size
}

/**
 * Streams an upload to a temporary file, lets `work` look at it and removes it whatever happens, also when the client
 * breaks off. Throws FileTooLarge, and FileDamaged for an empty or interrupted one.
 */
export async function withReceived<T>(
  { file, dataDir, limitKb }: { file: MultipartFile; dataDir: string; limitKb: number },
  work: (path: string, size: number) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `upload-${randomUUID()}`)
  try {
    return await work(path, await writeTo(path, file, limitKb))
  } finally {
    await rm(path, { force: true })
  }
}
