import characters from 'opencc-js/dict/TSCharacters'

/** Older forms that the dictionary of OpenCC does not have. */
const OLDER_FORMS = [
  ['靑', '青'],
  ['淸', '清'],
] as const

/** `traditional simplified`, with further forms behind it where there are several. */
const simplified = new Map<string, string>([
  ...characters.split('|').map((entry): [string, string] => {
    const [from = '', to = from] = entry.split(' ')
    return [from, to]
  }),
  ...OLDER_FORMS,
])

/**
 * Traditional characters and older forms as the simplified ones of the mainland, one by one: what is searched and what is
 * stored are compared in the same form, so it does not matter that a few pairs (乾, 幹) become one.
 */
export const toSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
