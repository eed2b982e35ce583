import { createHash } from 'node:crypto'
import type pg from 'pg'
import { wrapQuery } from './wrap-query'

/** Longer texts are batches with a different number of rows each time. */
const TEXT_MAX = 4_096
/** Each is kept by every connection, on both sides, until it ends. */
const STATEMENTS_MAX = 400

const names = new Map<string, string>()

/** The name under which a statement is prepared; undefined where it is not worth one. */
function findStatementName(text: string): string | undefined {
  if (text.length > TEXT_MAX) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= STATEMENTS_MAX) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

interface Statement {
  text: string
}

const isUnnamed = (input: unknown): input is Statement =>
  typeof input === 'object' &&
  input !== null &&
  'text' in input &&
  !('submit' in input) &&
  !('name' in input && input.name)

/** The statement under its name; other queries, and statements without parameters, are passed unchanged. */
function named(input: unknown, values: unknown): unknown {
  if (!isUnnamed(input) || !Array.isArray(values) || values.length === 0) return input
  const name = findStatementName(input.text)
  return name === undefined ? input : { ...input, name }
}

/** Makes a connection prepare its statements: PostgreSQL then parses a statement once a connection, not once a call. */
export function prepareStatements(client: pg.ClientBase): void {
  wrapQuery(client, (ask, [requested, values, ...rest]) => ask(named(requested, values), values, ...rest))
}
