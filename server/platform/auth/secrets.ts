import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits in url-safe characters: a session token, a ticket, a flow number. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** What is stored of a key of at least 96 random bits: it cannot be turned back. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** What is stored of a value that could be guessed from its plain hash, such as six digits. */
export const keyedHash = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url')

/** Without those that look alike: 0 O, 1 I L. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** So many characters of chance, nearly five bits each, as people can read and type them. */
export const readableKey = (length: number): string =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
