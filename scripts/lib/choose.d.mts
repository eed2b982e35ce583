export function choose<T extends { name: string }>(
  all: T[],
  words: string[],
  matches: (name: string, word: string) => boolean,
): T[]
