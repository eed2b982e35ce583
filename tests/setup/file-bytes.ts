import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Files built byte by byte, for tests. */

interface ZipEntry {
  name: string
  data: Buffer
  stored?: boolean
  encrypted?: boolean
  /** What the directory says instead of the truth. */
  claims?: number
}

function fixed(parts: [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}

/** A zip archive of these entries. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, stored = false, encrypted = false, claims = data.length } of entries) {
    const packed = stored ? data : deflateRawSync(data)
    const title = Buffer.from(name)
    const common = fixed([
      [2, 20],
      [2, encrypted ? 1 : 0],
      [2, stored ? 0 : 8],
      [4, 0],
      [4, crc32(data)],
      [4, packed.length],
      [4, claims],
      [2, title.length],
      [2, 0],
    ])
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title, packed])
    files.push(file)
    const place = fixed([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ])
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), fixed([[2, 20]]), common, place, title]))
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = fixed([
    [4, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

/** An Office document with its parts in `folder`. */
export function officeOf(folder: 'word' | 'xl' | 'ppt', more: ZipEntry[] = []): Buffer {
  const text = (name: string) => ({ name, data: Buffer.from('<x/>') })
  return zipOf([text('[Content_Types].xml'), text(`${folder}/main.xml`), ...more])
}

/** An electronic invoice as the tax authority gives it out. */
export const ofd = zipOf([
  { name: 'OFD.xml', data: Buffer.from('<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1"/>') },
  { name: 'Doc_0/Document.xml', data: Buffer.from('<ofd:Document xmlns:ofd="http://www.ofdspec.org/2016"/>') },
])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(data.length, 0)
  sizes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
}

/** A black PNG with one bit a pixel: a few KB whatever its size. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** An OLE file with these streams in its directory. */
export function oleOf(...streams: string[]): Buffer {
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  const directory = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    return entry
  })
  return Buffer.concat([head, ...directory, Buffer.alloc(512)])
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')
export const elf = Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(200)])
export const exe = Buffer.concat([Buffer.from('MZ\u0090\0', 'latin1'), Buffer.alloc(200)])
export const rar = Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0001\0', 'latin1'), Buffer.alloc(200, 7)])
export const mp4 = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp41', 'latin1'),
  Buffer.alloc(4_000, 5),
])
export const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(800, 1)])
/** With a title of 5,000 bytes before the sound. */
export const taggedMp3 = Buffer.concat([
  Buffer.from('ID3\u0003\0\0\0\0\u0027\u0008', 'latin1'),
  Buffer.alloc(5_000),
  mp3,
])
export const avi = Buffer.concat([Buffer.from('RIFF\u0020\0\0\0AVI LIST', 'latin1'), Buffer.alloc(200)])
export const threeGp = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftyp3gp4\0\0\u0002\x003gp43gp4', 'latin1'),
  Buffer.alloc(200, 5),
])
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')
export const html = Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')
