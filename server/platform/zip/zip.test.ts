import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { zip } from './zip'

/** What another program reads of it. */
async function readAll(archive: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('entry', (entry) => {
        file.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          void text(stream).then((said) => {
            found[entry.fileName] = said
            file.readEntry()
          })
        })
      })
      file.on('end', () => resolve(found))
      file.readEntry()
    })
  })
}

it('holds what it was given, small and large, by names of any script', async () => {
  const large = 'Jingdezhen 景德镇 '.repeat(200_000)
  const archive = await buffer(
    Readable.from(
      zip([
        { name: '资料/账号.json', bytes: Buffer.from('{}') },
        { name: 'large.txt', bytes: Readable.from([Buffer.from(large.slice(0, 999)), Buffer.from(large.slice(999))]) },
        { name: 'empty.txt', bytes: Buffer.alloc(0) },
      ]),
    ),
  )
  expect(archive.length).toBeLessThan(100_000)
  expect(await readAll(archive)).toEqual({ '资料/账号.json': '{}', 'large.txt': large, 'empty.txt': '' })
})

it('fails where what it is given cannot be read', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })
  await expect(buffer(Readable.from(zip([{ name: 'a', bytes: broken }])))).rejects.toThrow('gone')
})
