import { open, stat } from 'node:fs/promises'

async function read(path: string, start: number, bytes: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const buffer = Buffer.alloc(bytes)
    const { bytesRead } = await handle.read(buffer, 0, bytes, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The first bytes of a file, or all where it has fewer. */
export function readHead(path: string, bytes: number): Promise<Buffer> {
  return read(path, 0, bytes)
}

/** The last bytes of a file, or all where it has fewer. */
export async function readTail(path: string, bytes: number): Promise<Buffer> {
  const { size } = await stat(path)
  return read(path, Math.max(0, size - bytes), Math.min(size, bytes))
}
