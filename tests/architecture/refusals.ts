import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { refusalsOf } from '#contract/core/refusals-of.ts'
import { isNode, type Node, nodesIn, nodesOf } from './syntax'

/** Calls of a function by its name, with the nodes that it is called with. */
const callsOf = (name: string, nodes: readonly Node[], source: string): Node[][] =>
  nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || !('callee' in node) || !isNode(node.callee) || !('arguments' in node))
      return []
    if (source.slice(node.callee.start, node.callee.end) !== name || !Array.isArray(node.arguments)) return []
    return [node.arguments.filter(isNode)]
  })

const names = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('value' in node && typeof node.value === 'string' ? node.value : []))

/** Refusals that a handler throws itself, although its endpoint does not declare them. Functions it calls are left to the server tests. */
export function undeclaredRefusals(source: string, endpoints: ReadonlyMap<string, AnyEndpoint>): string[] {
  return callsOf('serve', nodesOf(source), source).flatMap(([first, ...handler]) => {
    const name = first ? (source.slice(first.start, first.end).split('.').at(-1) ?? '') : ''
    const endpoint = endpoints.get(name)
    const thrown = callsOf('fail', handler.flatMap(nodesIn), source).flatMap(([error]) => names(nodesIn(error)))
    const declared = new Set<string>(endpoint ? refusalsOf(endpoint) : [])
    return thrown.filter((error) => endpoint && !declared.has(error)).map((error) => `${name}: ${error}`)
  })
}
