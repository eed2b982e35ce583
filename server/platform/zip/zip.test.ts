import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzip } from '#tests/setup/people/unzip.ts'
import { zip } from './zip'

it('holds what it was given, small and large, by names of any script', async () => {
  const large = 'Jingdezhen 景德镇 '.repeat(200_000)
  const archive = await buffer(
    zip([
      { name: '资料/账号.json', bytes: Buffer.from('{}') },
      { name: 'large.txt', bytes: Readable.from([Buffer.from(large.slice(0, 999)), Buffer.from(large.slice(999))]) },
      { name: 'empty.txt', bytes: Buffer.alloc(0) },
    ]),
  )
  expect(archive.length).toBeLessThan(100_000)
  expect(await unzip(archive)).toEqual({ '资料/账号.json': '{}', 'large.txt': large, 'empty.txt': '' })
})

it('fails where what it is given cannot be read', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })
  await expect(buffer(zip([{ name: 'a', bytes: broken }]))).rejects.toThrow('gone')
})

it('lets go of what it reads when nobody takes the archive any longer', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536, 'a'))
    },
  })
  const archive = zip([{ name: 'a', bytes: endless }])
  await once(archive, 'readable')
  archive.destroy()
  await once(endless, 'close')
  expect(endless.destroyed).toBe(true)
})
