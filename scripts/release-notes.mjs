// node scripts/release-notes.mjs VERSION: prints the section of CHANGELOG.md for a version; fails where there is none.
import { readFileSync } from 'node:fs'
import { changelogSection } from './lib/deploy/changelog.mjs'

const [version = ''] = process.argv.slice(2)
const section = changelogSection(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'), version)
if (section === undefined) {
  console.error(`CHANGELOG.md has no section "## ${version}".`)
  process.exit(1)
}
console.log(section)
