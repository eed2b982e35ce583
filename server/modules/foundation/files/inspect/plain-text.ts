import { createReadStream } from 'node:fs'
import { readHead } from './read-part'

/** What a browser that guesses takes for markup, and what a shell runs. */
const markup = /^#!|<(!doctype\s+html|html|head|body|script|iframe|svg|object|embed|\?xml|\?php)\b/i
/** bytes that a browser guesses by (WHATWG MIME sniffing reads 1445) */
const SNIFFED_BYTES = 1_445

async function isEncodedIn(charset: string, path: string): Promise<boolean> {
  const decoder = new TextDecoder(charset, { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) {
      if (!Buffer.isBuffer(chunk) || chunk.includes(0)) return false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The charset of a text without NUL and without markup at its head; undefined when it is no such text. */
export async function detectCharset(path: string): Promise<'utf-8' | 'gb18030' | undefined> {
  const head = (await readHead(path, SNIFFED_BYTES)).toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  if (head === '' || markup.test(head)) return undefined
  if (await isEncodedIn('utf-8', path)) return 'utf-8'
  return (await isEncodedIn('gb18030', path)) ? 'gb18030' : undefined
}
