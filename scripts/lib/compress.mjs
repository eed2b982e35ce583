import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FROM_BYTES = 256
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Compresses the files of a build once, so that the server only sends. */
export async function compress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|html|svg|json)$/.test(name))
  for (const name of names) {
    const path = join(folder, name)
    const bytes = readFileSync(path)
    if (bytes.length < FROM_BYTES) continue
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, settings))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}
