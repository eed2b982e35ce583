// Makes server/platform/pdf/fonts/: every character of Noto Sans CJK SC that the font package of the project lacks, in both
// weights. Run it after @fontsource/noto-sans-sc changes what it covers:
//   apt-get install fonts-noto-cjk libharfbuzz-bin && node scripts/run.mjs scripts/fonts/make-fallback-fonts.ts
// Source: Debian's fonts-noto-cjk (Noto Sans CJK 2.004, SIL OFL 1.1).
import { create, type Font, type FontCollection, openSync } from 'fontkit'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackWoff } from '#server/platform/pdf/unpack-woff.ts'

const SOURCE = '/usr/share/fonts/opentype/noto'
/** Index of the SC face in the collection. */
const FACE = 2
const weights = { 400: 'Regular', 700: 'Bold' }
const root = join(import.meta.dirname, '../..')
const packaged = join(root, 'node_modules/@fontsource/noto-sans-sc/files')
const target = join(root, 'server/platform/pdf/fonts')

const charactersOf = (font: Font | FontCollection): number[] =>
  'fonts' in font ? charactersOf(font.fonts[FACE] ?? font) : font.characterSet

/** The code points that the slices of the package draw in one weight. */
function coveredBy(weight: string): Set<number> {
  const slices = readdirSync(packaged).filter((file) => file.endsWith(`-${weight}-normal.woff`))
  return new Set(slices.flatMap((file) => charactersOf(create(unpackWoff(readFileSync(join(packaged, file)))))))
}

for (const [weight, name] of Object.entries(weights)) {
  const source = join(SOURCE, `NotoSansCJK-${name}.ttc`)
  const covered = coveredBy(weight)
  const missing = charactersOf(openSync(source)).filter((code) => !covered.has(code))
  const list = join(target, 'code-points.txt')
  writeFileSync(list, missing.map((code) => `U+${code.toString(16)}`).join(','))
  execFileSync('hb-subset', [
    source,
    `--face-index=${FACE}`,
    `--unicodes-file=${list}`,
    // Only glyphs, widths and the character map are used: no layout rules, hints or vertical writing.
    '--layout-features=',
    '--no-hinting',
    '--drop-tables+=vhea,vmtx,VORG,BASE,GSUB,GPOS,GDEF',
    '--name-IDs=0,1,2,4,6,13,14',
    '-o',
    join(target, `fallback-${weight}.otf`),
  ])
  rmSync(list)
  console.log(`fallback-${weight}.otf: ${missing.length} characters`)
}
