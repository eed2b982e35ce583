import { domainToUnicode } from 'node:url'

/** An address as people write it: its domain is stored in ASCII, `xn--fsqu00a.xn--fiqs8s`, and shown as `例子.中国`. */
export function formatEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = domainToUnicode(email.slice(at))
  return domain === '' ? email : email.slice(0, at) + domain
}

/** `138****8001`; of a number too short for that only the last two digits. */
export function maskPhone(phone: string): string {
  if (phone === '') return ''
  return phone.length < 8 ? `****${phone.slice(-2)}` : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** `h***@example.org` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? '' : `${Array.from(email.slice(0, at))[0] ?? ''}***${formatEmail(email).slice(at)}`
}

/** A phone or an e-mail address, whichever it is. */
export const maskAddress = (address: string): string =>
  address.includes('@') ? maskEmail(address) : maskPhone(address.replace(/[\s()-]/g, ''))

/** All but the last four characters hidden; all of what is no longer than that. */
export function maskNumber(number: string): string {
  const characters = [...number]
  const hidden = characters.length > 4 ? characters.length - 4 : characters.length
  return '*'.repeat(hidden) + characters.slice(hidden).join('')
}
