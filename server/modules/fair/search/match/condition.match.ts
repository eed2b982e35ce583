import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchEntries } from '../search.schema'

/** The letters that tokens begin with in `lexemes`, by the column that they are of; as `search_lexemes` has them. */
const columns = { name: 'n', description: 'd', sound: 's', facets: 'f' } as const

export type Column = keyof typeof columns

/** What an entry must have. The index finds every entry that has it; where it may find more, `check` decides. */
export interface Condition {
  /** As a text of PostgreSQL's type `tsquery`; empty: only the check finds it. */
  query: string
  /** It is met by any one of these tokens alone. */
  tokens?: readonly string[]
  /** It is met by any one of these. */
  any?: readonly Condition[]
  /** It is met by all of these together. */
  all?: readonly Condition[]
  check?: SQL | undefined
}

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const toLexemes = (column: Column, tokens: readonly string[]): string[] =>
  [...new Set(tokens)].map((token) => `${columns[column]}${token}`)

const join = (queries: readonly string[], operator: '|' | '&'): string =>
  queries.length > 1 ? `(${queries.join(operator)})` : (queries[0] ?? '')

const hasAnyOf = (lexemes: readonly string[]): Condition => {
  return { query: join(lexemes.map(quote), '|'), tokens: lexemes }
}

/** The column has one of the tokens, of which there is at least one. */
export const hasAnyToken = (column: Column, tokens: readonly string[]): Condition => hasAnyOf(toLexemes(column, tokens))

/** The column has all of the tokens, of which there is at least one. */
export function hasAllTokens(column: Column, tokens: readonly string[]): Condition {
  const lexemes = toLexemes(column, tokens)
  return lexemes.length > 1 ? { query: join(lexemes.map(quote), '&') } : hasAnyOf(lexemes)
}

const holds = (query: string): SQL => sql`${searchEntries.lexemes} @@ ${query}::tsquery`

/** The condition as a test of an entry, however it was found. */
export const toTest = ({ query, check }: Condition): SQL => check ?? holds(query)

function combine(conditions: readonly Condition[], operator: '|' | '&'): Pick<Condition, 'query' | 'check'> {
  const toQuery = (list: readonly Condition[]) =>
    join(
      list.flatMap(({ query }) => (query === '' ? [] : [query])),
      operator,
    )
  const checks = conditions.flatMap(({ check }) => (check ? [check] : []))
  if (checks.length === 0) return { query: toQuery(conditions) }
  const exact = toQuery(conditions.filter(({ check }) => !check))
  const unite = operator === '&' ? and : or
  return { query: toQuery(conditions), check: unite(exact === '' ? undefined : holds(exact), ...checks) }
}

/** All of the conditions. */
export function allOf(conditions: readonly Condition[]): Condition {
  const [only, ...more] = conditions
  return only && more.length === 0 ? only : { ...combine(conditions, '&'), all: conditions }
}

/** One of the conditions, each of which the index can find. What single tokens decide becomes one of them. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const apart = conditions.flatMap((one) => one.any ?? [one])
  const tokens = [...new Set(apart.flatMap((one) => (one.check ? [] : (one.tokens ?? []))))]
  const others = apart.filter((one) => one.check || !one.tokens)
  const any = tokens.length > 0 ? [hasAnyOf(tokens), ...others] : others
  return any.length === 1 && any[0] ? any[0] : { ...combine(any, '|'), any }
}

/**
 * The condition as the index looks it up. Alternatives are looked up apart: a single query of alternatives that are
 * combinations themselves makes PostgreSQL go through every entry of the commonest token.
 */
function toLookup({ query, any, all }: Condition): SQL | undefined {
  if (any) return or(...any.map(toLookup))
  if (all) return and(...all.map(toLookup))
  return query === '' ? undefined : holds(query)
}

/** The condition as it is looked up: by the index, and checked where the index is not exact. */
export const toWhere = (condition: Condition): SQL | undefined =>
  condition.all ? and(...condition.all.map(toWhere)) : and(toLookup(condition), condition.check)

/** The column has a token that a statement computes; for entries or a view of them. */
export const holdsToken = (column: Column, token: SQLWrapper): SQL =>
  sql`lexemes @@ (${sql.raw(`'''${columns[column]}'`)} || replace(replace(${token}, '\\', '\\\\'), '''', '''''') || '''')::tsquery`
