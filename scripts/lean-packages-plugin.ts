import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Leaves out of packages what a browser would fetch and never run (docs/decisions/0005-first-load.md). */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  // Before vite finds the packages itself.
  enforce: 'pre',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          // The package's exports name its development build, whose warnings are of no use to a visitor.
          find: /^react-router$/,
          replacement: fileURLToPath(
            new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
          ),
        },
      ],
    },
  }),
  load(id) {
    // axios carries two transports; in a browser it takes XMLHttpRequest, so fetch would only be fetched.
    return id.endsWith('/axios/lib/adapters/fetch.js')
      ? 'export const getFetch = () => null; export default null'
      : undefined
  },
}
