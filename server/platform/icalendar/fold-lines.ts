/** octets of a line, without its end */
const LINE_MAX = 75

/** One content line in pieces of at most LINE_MAX octets, none of which parts a character. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LINE_MAX) {
      pieces.push(piece)
      piece = ' '
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n')
}

/** An iCalendar text folded by octets (RFC 5545 §3.1): its writer folds by characters, of which a Chinese one takes three. */
export const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n')
