/** The beginning of a text, of `max` characters (code points) at most. */
export const cutText = (text: string, max: number): string =>
  text.length <= max
    ? text
    : Array.from(text.slice(0, max * 2))
        .slice(0, max)
        .join('')
