/** The beginning of a text, of `max` UTF-16 units at most; a character that takes two is not cut in half. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
