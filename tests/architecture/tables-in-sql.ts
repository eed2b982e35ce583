import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'
import { nameOf, placeOf } from './areas'
import { isTest, sourceFiles } from './imports'
import { isNode, type Node, nodesOf } from './syntax'

/** Tables by name, with the schema file that defines each. Views are published, so anyone may name them. */
export type Tables = ReadonlyMap<string, string>

export function tablesIn(file: string, source: string): [string, string][] {
  return [...source.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, file])
}

const isSql = (text: string): boolean =>
  /^\s*(select|insert into|update|delete from|with|copy|truncate|lock|alter|create|drop|analyze)\s/i.test(text)

/** Calls that put a string into a statement as it is. */
const RAW_CALL = /\bsql\.(raw|identifier)$/

/** The text of a template or a string, with a placeholder for each interpolated value; undefined for other nodes. */
function textOf(node: Node): string | undefined {
  if ('quasis' in node && Array.isArray(node.quasis)) {
    const parts: { value: { raw: string } }[] = node.quasis
    return parts.map(({ value }) => value.raw).join(' $x ')
  }
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined
}

/** The SQL texts of a source: `sql` templates, what is passed to `sql.raw`, and strings that begin like a statement. */
function statementsIn(source: string): string[] {
  return nodesOf(source).flatMap((node) => {
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(source.slice(node.start))) {
      return 'quasi' in node && isNode(node.quasi) ? (textOf(node.quasi) ?? []) : []
    }
    if (node.type === 'CallExpression' && 'callee' in node && isNode(node.callee) && 'arguments' in node) {
      const isRaw = RAW_CALL.test(source.slice(node.callee.start, node.callee.end))
      const texts = Array.isArray(node.arguments) ? node.arguments.filter(isNode).map(textOf) : []
      return isRaw
        ? texts.filter((text) => text !== undefined).map((text) => (isSql(text) ? text : `from ${text}`))
        : []
    }
    const text = textOf(node)
    return text !== undefined && isSql(text) ? text : []
  })
}

const IN_LIST = String.raw`"?\$?\w+"?(?:\s*\([^()]*\))?(?:\s+as)?(?:\s+(?!(?:where|on|using|join|left|order|group|set|for|limit)\b)\w+)?`
const LISTS = new RegExp(
  String.raw`\b(?:from|join|into|update|only|table|using|truncate|analyze|copy)\s+(${IN_LIST}(?:\s*,\s*${IN_LIST})*)`,
  'gi',
)

/** Names in one statement that can be those of a table: where rows come from or go to, and what qualifies a column. */
function namedTables(statement: string): Set<string> {
  const sequences = [...statement.matchAll(/(?:pg_get_serial_sequence\(\s*)'(\w+)'|'(\w+)'::regclass/g)]
  const bare = statement.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''")
  const own = new Set(
    [...bare.matchAll(/\b(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi)].map(([, name]) => name),
  )
  const lists = [...bare.matchAll(LISTS)].flatMap(([, list = '']) => list.split(','))
  const names = [
    ...sequences.map(([, first, second]) => first ?? second ?? ''),
    ...lists.map((one) => /\w+/.exec(one)?.[0] ?? ''),
    ...[...bare.matchAll(/(?<![\w."])"?(\w+)"?\s*\.\s*["\w*]/g)].map(([, name = '']) => name),
  ]
  return new Set(names.filter((name) => !own.has(name)))
}

/** Tables of another area that the SQL of a file names; code outside the areas owns none. */
export function foreignTablesInSql(file: string, source: string, tables: Tables): string[] {
  const own = placeOf(file)
  const names = new Set(statementsIn(source).flatMap((statement) => [...namedTables(statement)]))
  return [...names].flatMap((name) => {
    const schema = tables.get(name)
    const owner = placeOf(schema ?? '')
    return owner && owner.area !== own?.area ? [`${file}: ${name} of ${nameOf(owner)}`] : []
  })
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')

export function allTables(): Tables {
  const schemas = sourceFiles().filter((file) => file.endsWith('.schema.ts'))
  return new Map(schemas.flatMap((file) => tablesIn(file, read(file))))
}

export function allForeignTablesInSql(tables: Tables): string[] {
  const files = sourceFiles().filter((file) => file.startsWith('server/') && !isTest(file))
  return files.flatMap((file) => foreignTablesInSql(file, read(file), tables)).toSorted()
}
