import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { inspect } from './inspect'
import { kinds } from './kinds'
import * as made from '#tests/setup/file-bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'inspect-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function inspected(ext: keyof typeof kinds, bytes: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return inspect(path, kinds[ext])
}

const solid = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8552f' } })
const png = await solid.clone().png().toBuffer()
const jpg = await solid.clone().jpeg().toBuffer()
const gb18030 = Buffer.from('d5b9c6b7c7e5b5a5', 'hex')
const zip = made.zipOf([{ name: 'a.txt', data: Buffer.from('a') }])

describe('a file is taken for what it is', () => {
  it.each<[keyof typeof kinds, Buffer]>([
    ['pdf', made.pdf],
    ['zip', zip],
    ['rar', made.rar],
    ['ofd', made.ofd],
    ['docx', made.officeOf('word')],
    ['xlsx', made.officeOf('xl')],
    ['pptx', made.officeOf('ppt')],
    ['doc', made.oleOf('WordDocument')],
    ['doc', made.oleOf('Workbook', 'WordDocument')],
    ['xls', made.oleOf('Workbook')],
    ['xls', made.oleOf('Book')],
    ['ppt', made.oleOf('PowerPoint Document')],
    ['mp4', made.mp4],
    ['3gp', made.threeGp],
    ['mp3', made.mp3],
    ['mp3', made.taggedMp3],
    ['avi', made.avi],
    ['txt', Buffer.from('展品清单，共 3 < 5 件')],
    ['txt', Buffer.from('BMW')],
    ['png', png],
    ['jpg', jpg],
  ])('%s', async (ext, bytes) => {
    expect(await inspected(ext, bytes)).toMatchObject({ ext })
  })

  it('a text that is not UTF-8 is GB18030', async () => {
    expect(await inspected('txt', gb18030)).toMatchObject({ mimeType: 'text/plain; charset=gb18030' })
  })

  it('a jpg that is a png is a png', async () => {
    expect(await inspected('jpg', png)).toBe(kinds.png)
  })
})

describe('refused as not what its name says', () => {
  it.each<[string, keyof typeof kinds, Buffer]>([
    ['ELF as jpg', 'jpg', made.elf],
    ['ELF as txt', 'txt', made.elf],
    ['ELF as zip', 'zip', made.elf],
    ['MZ as doc', 'doc', made.exe],
    ['MZ as txt', 'txt', made.exe],
    ['MZ without NUL as txt', 'txt', Buffer.from('MZ and more')],
    ['a script as txt', 'txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['SVG as jpg', 'jpg', made.svg],
    ['SVG as txt', 'txt', made.svg],
    ['SVG with XML head as txt', 'txt', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), made.svg])],
    ['HTML as txt', 'txt', made.html],
    ['HTML behind a comment as txt', 'txt', Buffer.concat([Buffer.from('notes <!-- -->\n'), made.html])],
    ['HTML behind a byte order mark as txt', 'txt', Buffer.concat([Buffer.from('\ufeff'), made.html])],
    ['HTML as jpg', 'jpg', made.html],
    ['text with NUL', 'txt', Buffer.from('a\0b')],
    ['text in no charset', 'txt', Buffer.from([0x61, 0xff, 0xff, 0x62])],
    ['an installer as doc', 'doc', made.oleOf('SummaryInformation')],
    ['xls as doc', 'doc', made.oleOf('Workbook')],
    ['zip as pdf', 'pdf', zip],
    ['zip as docx', 'docx', zip],
    ['docx as zip', 'zip', made.officeOf('word')],
    ['zip as ofd', 'ofd', zip],
    ['ofd as zip', 'zip', made.ofd],
    ['pdf as ofd', 'ofd', made.pdf],
    ['a zip with OFD.xml in a folder as ofd', 'ofd', made.zipOf([{ name: 'a/OFD.xml', data: Buffer.from('<x/>') }])],
    ['xlsx as docx', 'docx', made.officeOf('xl')],
    ['pdf with a zip behind', 'pdf', Buffer.concat([made.pdf, zip])],
    ['doc with a zip behind', 'doc', Buffer.concat([made.oleOf('WordDocument'), zip])],
    ['mp4 with a zip behind', 'mp4', Buffer.concat([made.mp4, zip])],
    ['txt with a zip behind', 'txt', Buffer.concat([Buffer.from('text '), Buffer.from('PK\u0005\u0006')])],
    ['pdf that begins late', 'pdf', Buffer.concat([Buffer.from('GIF89a '), made.pdf])],
    ['pdf behind text', 'pdf', Buffer.concat([Buffer.from('hello '), made.pdf])],
    ['zip that begins late', 'zip', Buffer.concat([Buffer.from('hello '), zip])],
    ['mp3 as mp4', 'mp4', made.mp3],
    ['jpg as pdf', 'pdf', jpg],
    ['an empty file', 'txt', Buffer.alloc(0)],
  ])('%s', async (_, ext, bytes) => {
    await expect(inspected(ext, bytes)).rejects.toMatchObject({ message: 'FileMismatch' })
  })
})

describe('refused as damaged', () => {
  it.each<[string, keyof typeof kinds, Buffer]>([
    ['pdf with HTML behind', 'pdf', Buffer.concat([made.pdf, made.html])],
    ['pdf without its end', 'pdf', made.pdf.subarray(0, 30)],
    ['zip without its end', 'zip', zip.subarray(0, -30)],
    ['zip with HTML behind', 'zip', Buffer.concat([zip, made.html])],
    ['zip with broken entries', 'zip', Buffer.concat([zip.subarray(0, 35), Buffer.from([0x77]), zip.subarray(36)])],
  ])('%s', async (_, ext, bytes) => {
    await expect(inspected(ext, bytes)).rejects.toMatchObject({ message: 'FileDamaged' })
  })
})
