/**
 * The same many times, and an end that fits nowhere: an expression that begins again at each of them reads the text as
 * often as it is long.
 */
const repeated: readonly [part: string, end: string][] = [
  ['=', 'x'],
  ['\\"', ''],
  ['"', "'"],
  ['<', ''],
  ['<a', ''],
  ['<img alt="', ''],
  ['<a href="/x">', ''],
  ['<p>', ''],
  ['[', ''],
  ['(', ''],
  [' ', 'x'],
  ['\n', 'x'],
  ['.', '!'],
  ['-', '!'],
  ['1', 'x'],
  ['a', '!'],
  ['a@', '!'],
  ['a.', '!'],
  ['1-', '!'],
  ['%25', '!'],
  ['../', '!'],
  ['漢', '!'],
]

/** Texts of about so many characters that an expression may read for a long time. */
export const slowTexts = (length: number): string[] =>
  repeated.map(([part, end]) => part.repeat(Math.max(1, Math.floor((length - end.length) / part.length))) + end)
