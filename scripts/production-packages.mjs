// node scripts/production-packages.mjs [FOLDER]: deletes the packages of FOLDER/node_modules that the built server in
// FOLDER/dist/server does not import. The pages are bundled, so their packages are not needed where they are served.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findUnneeded, importedPackages } from './lib/deploy/server-packages.mjs'

const folder = process.argv[2] ?? '.'
const server = join(folder, 'dist/server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(server, name), 'utf8'))
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
const { optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

// The programs of the embedded database are found by the name of the system.
const needed = [...importedPackages(sources), ...Object.keys(optionalDependencies)]
const unneeded = findUnneeded(lock.packages, needed)
for (const path of unneeded) rmSync(join(folder, path), { recursive: true, force: true })

// PDFs are drawn with the WOFF files in two weights; the pages have their own copies.
const fonts = join(folder, 'node_modules/@fontsource/noto-sans-sc')
for (const name of readdirSync(fonts)) if (name.endsWith('.css')) rmSync(join(fonts, name))
for (const name of readdirSync(join(fonts, 'files')))
  if (!/-(400|700)-normal\.woff$/.test(name)) rmSync(join(fonts, 'files', name))
console.log(`Deleted ${unneeded.length} packages that the server does not import.`)
