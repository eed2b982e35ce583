import { fileURLToPath } from 'node:url'
import { parseAst, type Plugin } from 'vite'

/** What stands in the place of a package's file that a browser would fetch and never run. */
const REPLACED = {
  // axios carries two transports; in a browser it takes XMLHttpRequest, so fetch would only be fetched.
  '/axios/lib/adapters/fetch.js': 'export const getFetch = () => null; export default null',
  // Offered to callers alone: we cancel by AbortSignal, our answers have codes of their own, and forms go as they are.
  '/axios/lib/cancel/CancelToken.js': 'export default null',
  '/axios/lib/helpers/HttpStatusCode.js': 'export default null',
  '/axios/lib/helpers/formDataToJSON.js': 'export default () => null',
  // For nested inputs; ours are flat and given as URLSearchParams (src/common/request/call.ts).
  '/axios/lib/helpers/toFormData.js': "export default () => { throw new Error('give axios URLSearchParams') }",
  '/axios/lib/helpers/AxiosURLSearchParams.js': 'export default URLSearchParams',
  // For React before 18; with ours it hands on React's own.
  '/use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react'",
}

/** The package's exports name its development build, whose warnings are of no use to a visitor. */
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url))

/** Leaves out of packages what a browser would fetch and never run (docs/decisions/0005-first-load.md). */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  // Before vite finds the packages itself.
  enforce: 'pre',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  load: (id) => Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1],
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => withLooseComponents(code),
  },
}

/**
 * The code in whose place a bundler may leave out the components that nobody draws, found in its syntax tree: the calls
 * of forwardRef and memo that make them are said to do nothing else, and their names for developer tools, which nothing reads
 * and which would hold them, are gone.
 */
export function withLooseComponents(code: string): string {
  let loose = code
  for (const node of parseAst(code).body.toReversed()) {
    if (isNaming(node)) loose = loose.slice(0, node.start) + loose.slice(node.end)
    const call = componentCall(node)
    if (call !== undefined) loose = `${loose.slice(0, call)}/* @__PURE__ */ ${loose.slice(call)}`
  }
  return loose
}

type Statement = ReturnType<typeof parseAst>['body'][number]

/** Whether a statement is `Component.displayName = '…'`. */
function isNaming(node: Statement): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return false
  const { left, right } = node.expression
  return left.type === 'MemberExpression' && isNamed(left.property, 'displayName') && right.type === 'Literal'
}

/** Where the call of `const Component = React.forwardRef(…)`, or of memo, begins. */
function componentCall(node: Statement): number | undefined {
  const made = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : undefined
  if (made?.type !== 'CallExpression' || made.callee.type !== 'MemberExpression') return undefined
  const { property } = made.callee
  return isNamed(property, 'forwardRef') || isNamed(property, 'memo') ? made.start : undefined
}

const isNamed = (node: { type: string; name?: unknown }, name: string) =>
  node.type === 'Identifier' && node.name === name
