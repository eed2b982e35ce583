import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The texts of an archive by their names, as another program reads them. */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const file = await fromBufferPromise(archive, { lazyEntries: true })
  for await (const entry of file.eachEntry())
    found[entry.fileName] = await text(await file.openReadStreamPromise(entry))
  return found
}
