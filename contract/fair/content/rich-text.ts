import { isAddress } from '#contract/core/rules.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'

const FILES = fileAddress('')

/** Whether an address is that of a file which was uploaded to this site, as it is shown. */
export const isOwnFile = (address: string): boolean =>
  address.startsWith(FILES) && /^[\w-]{6,64}$/.test(address.slice(FILES.length))

const isMail = (address: string): boolean => /^mailto:[\w.+-]+@[\w.-]+$/i.test(address)
const isPhone = (address: string): boolean => /^tel:\+?[\d-]{3,20}$/i.test(address)

/** Whether a text may lead there: a path of this site, a link that says no password, a mailbox or a telephone. */
export function isRichLink(address: string): boolean {
  if (address === '') return false
  if (isMail(address) || isPhone(address)) return true
  if (!isAddress(address)) return false
  return !/^https?:/i.test(address) || new URL(address).username === ''
}

/** The text of HTML without its elements. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, ' ').trim()

/** Whether there is nothing to read or see in it: an editor leaves a paragraph where everything was deleted. */
export const isBlankRichText = (html: string): boolean => !/<(?:img|video)\b/i.test(html) && wordsOf(html) === ''

/** Whether a picture or video in it says nothing to those who do not see it. */
export function lacksAlt(html: string): boolean {
  const shown = html.match(/<(?:img|video)\b(?:[^>"]|"[^"]*")*>/gi) ?? []
  return shown.some((element) => !/\s(?:alt|aria-label)="[^"]*[^"\s][^"]*"/i.test(element))
}

/** The addresses of this site's own files that a text shows. */
export function filesIn(html: string): string[] {
  return [...html.matchAll(/\ssrc="([^"]*)"/g)].flatMap(([, src = '']) => (isOwnFile(src) ? [src] : []))
}

const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** What is read in HTML, a line a paragraph, pictures by their words: two versions are compared by it. */
export function linesOf(html: string): string {
  const message = html.replace(/<(?:img|video)\b[^>]*?\s(?:alt|aria-label)="([^"]*)"[^>]*>/gi, ' [$1] ')
  const lines = message.replace(/<\/(?:p|h2|h3|li|tr)>|<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ' ')
  const plain = lines.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (one) => escaped[one] ?? one)
  return plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
