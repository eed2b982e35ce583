/** Response header of a generated PDF or picture: the code points that it shows as □, in hexadecimal, separated by spaces. */
export const MISSING_CHARACTERS_HEADER = 'x-missing-characters'

/** Writes code points as the header holds them: `1f914 2a6d6`. */
export const toMissingHeader = (codePoints: readonly number[]): string =>
  codePoints.map((code) => code.toString(16)).join(' ')

/** Reads the header; anything that is no code point is left out. */
export const fromMissingHeader = (value: unknown): number[] =>
  typeof value === 'string'
    ? value
        .split(' ')
        .map((part) => (/^[\da-f]{1,6}$/.test(part) ? Number.parseInt(part, 16) : -1))
        .filter((code) => code > 0 && code <= 0x10_ff_ff)
    : []

/** A code point as Unicode writes it: `U+1F914`. */
export const codePointName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
