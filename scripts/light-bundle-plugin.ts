import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What browsing pages would fetch and never run: see docs/decisions/0005-first-load.md. */
export const lightBundle: Plugin = {
  name: 'light-bundle',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          // The package's exports name its development build, whose warnings stay in ours.
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
    if (!id.endsWith('/axios/lib/adapters/fetch.js')) return undefined
    return 'export const getFetch = () => null; export default null'
  },
}
