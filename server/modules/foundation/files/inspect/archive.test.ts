import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { zipKind } from './archive'
import { officeOf, rar, zipOf } from '#tests/setup/file-bytes.ts'

const MB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function judged(bytes: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return zipKind(path)
}

const text = { name: 'a.txt', data: Buffer.from('text') }
const inner = zipOf([text])
const around = (data: Buffer) => zipOf([{ name: 'inner', data, stored: true }])
/** Hard to pack, so that its size is what counts. */
const noise = randomBytes(3 * MB)

afterEach(() => {
  if (readdirSync(folder).length !== 1) throw new Error('an inner archive has been left')
})

describe('an archive is taken', () => {
  it.each([
    ['with a file', zipOf([text])],
    ['with an archive', around(inner)],
    ['with a rar', around(rar)],
    [
      'with a document that holds a document',
      around(officeOf('word', [{ name: 'word/e.xlsx', data: officeOf('xl') }])),
    ],
    ['with a file of zeros below 1 MB', zipOf([{ name: 'a', data: Buffer.alloc(MB) }])],
    ['with an encrypted file', zipOf([{ ...text, encrypted: true }])],
  ])('%s', async (_, bytes) => {
    expect(await judged(bytes)).toMatchObject({ ext: 'zip' })
  })
})

describe('an archive is refused as too large', () => {
  const zeros = { name: 'zeros', data: Buffer.alloc(4 * MB) }
  it.each([
    ['that grows 1000 times', zipOf([zeros])],
    ['that is an Office document', officeOf('word', [zeros])],
    ['with one that grows', zipOf([{ name: 'inner', data: zipOf([zeros]) }])],
    ['with 10,001 entries', zipOf(Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, data: Buffer.alloc(0) })))],
    ['with a directory that declares 201 MB', zipOf([{ name: 'a', data: noise, claims: 201 * MB }])],
    ['with encrypted entries of 201 MB', zipOf([{ name: 'a', data: noise, encrypted: true, claims: 201 * MB }])],
  ])('%s', async (_, bytes) => {
    await expect(judged(bytes)).rejects.toMatchObject({ message: 'ArchiveTooLarge' })
  })
})

describe('an archive is refused as nested', () => {
  it.each([
    ['three deep', around(around(inner))],
    ['a rar three deep', around(around(rar))],
    ['in a document', officeOf('word', [{ name: 'word/a', data: around(around(inner)) }])],
    [
      'documents five deep',
      [1, 2, 3, 4].reduce((data) => officeOf('word', [{ name: 'word/a', data }]), officeOf('word')),
    ],
  ])('%s', async (_, bytes) => {
    await expect(judged(bytes)).rejects.toMatchObject({ message: 'ArchiveNested' })
  })
})

describe('an archive is refused as damaged', () => {
  it.each([
    ['that unpacks to more than it says', zipOf([{ name: 'a', data: Buffer.alloc(4 * MB), claims: 100 }])],
    ['that leads out of its folder', zipOf([{ ...text, name: '../a.txt' }])],
    ['without entries', Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), zipOf([])])],
  ])('%s', async (_, bytes) => {
    await expect(judged(bytes)).rejects.toMatchObject({ message: 'FileDamaged' })
  })
})
