import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WIRE_ONLY = '\0contract-without-schemas'

/** The part of zod/mini that the contract is written with, as declarations that check nothing. */
const noSchemas = `
const schema = { shape: {}, check: () => schema }
/* @__NO_SIDE_EFFECTS__ */ const any = () => schema
/* @__NO_SIDE_EFFECTS__ */ export const object = (shape) => ({ ...schema, shape })
const all = any
export {
  all as _default, all as array, all as boolean, all as enum, all as gte, all as int, all as literal, all as lte,
  all as maxLength, all as minLength, all as nullable, all as number, all as optional, all as pipe, all as record,
  all as refine, all as regex, all as string, all as transform, all as union, all as unknown,
}
`

/**
 * Leaves out of the built pages what a browser would fetch and never run (docs/decisions/0005-first-load.md). The
 * schemas of `contract/` are the server's to apply; what forms check is in `contract/rules.ts`, which stays whole.
 */
export const lightBundle: Plugin = {
  name: 'light-bundle',
  // Before vite finds the packages itself.
  enforce: 'pre',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
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
  resolveId(source, importer) {
    const fromContract = /\/contract\/(?!rules\.ts)[\w-]+\.ts$/.test(importer ?? '')
    return source === 'zod/mini' && fromContract ? WIRE_ONLY : undefined
  },
  load(id) {
    if (id === WIRE_ONLY) return noSchemas
    // axios carries two transports; in a browser it takes XMLHttpRequest, so fetch would only be fetched.
    if (id.endsWith('/axios/lib/adapters/fetch.js')) return 'export const getFetch = () => null; export default null'
    return undefined
  },
}
