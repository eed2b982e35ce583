// npm run bench [-- --smoke] [case …]: builds the cases and their programs as the server is built, and runs them.
// Compiled at each start, they would take longer to load than in smoke mode to run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { root, run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt('client', 'server')
const { build } = await import('vite')

const programs = readdirSync(join(root, 'bench/programs')).filter((name) => name.endsWith('.ts'))
const inputs = programs.map((name) => [name.slice(0, -'.ts'.length), join(root, 'bench/programs', name)])
const outDir = join(root, '.cache/bench')
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: [], external: true },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: join(root, 'bench/main.ts'), ...Object.fromEntries(inputs) },
      // They find the project by where they are.
      external: /^#scripts\//,
      output: { entryFileNames: '[name].js' },
    },
  },
})
process.exit(await run(process.execPath, ['--enable-source-maps', join(outDir, 'main.js'), ...process.argv.slice(2)]))
