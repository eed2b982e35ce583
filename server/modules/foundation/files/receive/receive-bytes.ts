import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'

/** What the form around a file may take. */
const FORM_BYTES = 10_000
const MB = 1_000_000

const tooLarge = (limit: number) => fail('FileTooLarge', { limit: limit / MB })

/**
 * The bytes of the one file of a call, in memory: for what is small and stored elsewhere, or nowhere. Throws FileTooLarge
 * before any of it is read where the request says so, FileDamaged.
 */
export async function receiveBytes(
  context: Pick<Context<unknown>, 'file' | 'header' | 'requestHeader'>,
  limit: number,
): Promise<Buffer> {
  const { file, header } = context
  if (!file) throw fail('FileDamaged')
  const refuse = (error: Error): never => {
    // The rest of it is not waited for.
    header('connection', 'close')
    file.file.resume()
    throw error
  }
  if (Number(context.requestHeader('content-length')) > limit + FORM_BYTES) refuse(tooLarge(limit))
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of file.file.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw fail('FileDamaged')
  }
  if (size > limit) refuse(tooLarge(limit))
  if (size === 0) throw fail('FileDamaged')
  return Buffer.concat(chunks, size)
}
