/** The words of a list as it is typed: parted by commas of either script, semicolons or lines. */
export const splitSynonyms = (typed: string): string[] =>
  typed.split(/[,，、;；\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
