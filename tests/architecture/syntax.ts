import { parseAst } from 'vite'

/** A node of a syntax tree, with its place in the source. */
export interface Node {
  type: string
  start: number
  end: number
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A node's own and all nodes below it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...below] : below
}

/** Every node of a TypeScript source. */
export const nodesOf = (source: string): Node[] => nodesIn(parseAst(source, { lang: 'ts' }))
