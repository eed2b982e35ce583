/** The text below the heading `## VERSION`, with or without a date after it; undefined where there is none. */
export function changelogSection(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find((section) => /^\[?([^\]\s,]+)/.exec(section)?.[1] === version)
  return found?.slice(found.indexOf('\n')).trim()
}
