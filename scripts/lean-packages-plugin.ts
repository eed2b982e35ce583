import { fileURLToPath } from 'node:url'
import { parseAst, type Plugin } from 'vite'

/** What stands in the place of a package's file that a browser would fetch and never run. */
export const REPLACED = {
  // axios carries two transports; in a browser it takes XMLHttpRequest, so fetch would only be fetched.
  '/axios/lib/adapters/fetch.js': 'export const getFetch = () => null; export default null',
  // antd's rules and variables stand in a sheet that was made with the pages (scripts/work-styles-plugin.ts).
  '/@ant-design/cssinjs-utils/es/util/genStyleUtils.js': `export default ({ useToken }) => ({
    genStyleHooks: () => () => { const { hashId, cssVar } = useToken(); return [hashId, cssVar?.key] },
    genComponentStyleHook: () => () => useToken().hashId,
    genSubStyleComponent: () => () => null,
  })`,
  '/@ant-design/cssinjs/es/hooks/useStyleRegister.js':
    "const nothing = () => ''; export { nothing as default, nothing as extract, nothing as normalizeStyle, nothing as parseStyle, nothing as uniqueHash }; export const STYLE_PREFIX = 'style'",
  // Our rules are functions (src/common/work/work-form.tsx): of those that are named none is requested.
  '/@rc-component/async-validator/es/index.js': `export default class {
    constructor(rules) { this.rules = Object.values(rules).flat(); this.fields = Object.keys(rules) }
    messages() {}
    async validate(values) {
      const errors = []
      for (const rule of this.rules) {
        if (!rule.validator) throw new Error('a rule is a function: ' + this.fields)
        const wrong = await new Promise((done) => rule.validator(rule, values[this.fields[0]], done))
        if (wrong !== undefined) errors.push({ message: wrong?.message ?? wrong })
      }
      if (errors.length > 0) throw Object.assign(new Error('wrong'), { errors })
    }
  }`,
  // As a CommonJS module it would bring React's whole namespace, and what ties the two kinds of modules, to every page.
  '/use-sync-external-store/shim/with-selector.js': `import { useRef, useSyncExternalStore } from 'react'
    export function useSyncExternalStoreWithSelector(subscribe, getSnapshot, _server, select, isEqual = Object.is) {
      const last = useRef()
      return useSyncExternalStore(subscribe, () => {
        const value = select(getSnapshot())
        if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
        return last.current.value
      })
    }`,
}

/** The package's exports name its development build; visitors do not need its warnings. */
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url))

const ROUTER_FILES = /\/react-router\/dist\/production\//
const STYLE_FILES = /\/antd\/es\/(?!theme\/).*style\/.*\.js$/

/** Leaves out of packages what a browser would fetch and never run (docs/decisions/0005-first-load.md). */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  // Before vite finds the packages itself.
  enforce: 'pre',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  load: (id) => Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1],
  transform: {
    filter: { id: [ROUTER_FILES, STYLE_FILES] },
    handler: (code, id) => (STYLE_FILES.test(id) ? withoutStyles(code) : withLooseComponents(code)),
  },
}

/**
 * The replacement code that lets a bundler leave out the components that nobody draws, found in its syntax tree: the calls
 * of forwardRef and memo that make them are marked as pure, and their names for developer tools, which nothing reads
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

const STYLE_MAKERS = /^gen(StyleHooks|ComponentStyleHook|SubStyleComponent)$/

/**
 * The code of an antd style without what makes its rules and variables: they are made as the pages are built, and in the
 * browser nothing asks for them.
 */
export function withoutStyles(code: string): string {
  let lean = code
  for (const node of parseAst(code).body.toReversed()) {
    const [first, last] = madeOf(node)
    if (first && last) lean = `${lean.slice(0, first.start)}${lean.slice(last.end)}`
  }
  return lean
}

/** First and last of what follows the name in `export default genStyleHooks(name, rules, …)`, or where the hook has one. */
function madeOf(node: Statement) {
  const message = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  const made =
    message?.type === 'VariableDeclaration'
      ? message.declarations[0]?.init
      : message?.type === 'ExportDefaultDeclaration'
        ? message.declaration
        : undefined
  if (made?.type !== 'CallExpression' || made.callee.type !== 'Identifier') return []
  return STYLE_MAKERS.test(made.callee.name) ? [made.arguments[1], made.arguments.at(-1)] : []
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
