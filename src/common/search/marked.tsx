/** A text with every occurrence of the keyword marked, whatever its case. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  const sought = keyword.trim().toLowerCase()
  const lower = text.toLowerCase()
  // A few letters change their length in lower case; marking would then be off, so it is left out.
  if (sought === '' || lower.length !== text.length) return text
  const parts = []
  let from = 0
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + sought.length)}</mark>)
    from = at + sought.length
  }
  return [...parts, text.slice(from)]
}
