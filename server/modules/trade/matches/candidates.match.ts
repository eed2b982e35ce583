import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import { estimatedEntryCount, holdsToken, searchEntryRecords } from '#server/modules/fair/search/index.ts'
import type { Concept } from './concepts'

/** A record that speaks of what a demand speaks of, or is of its category. */
export interface Candidate {
  /** 1 exhibit, 2 exhibitor */
  type: number
  recordId: number
  /** How much of the demand it speaks of, rarer words counting more: of the best 1, in the language that fits better. */
  words: number
  /** What stands in it, the rarest first. */
  tokens: string[]
}

/** Records that are looked at for one word: a more frequent word is distinguished by the others. */
const HOLDERS = 120
/** Records of the same category that are looked at though they share no word, the recommended first. */
const OF_CATEGORY = 30
/** Exhibits of named exhibitors that are looked at, the recommended first. */
const OF_NAMED = 200
/** Records that are weighed. */
const WEIGHED = 80
/** What a word in a name counts for, where one in a description counts 1. */
const IN_NAME = 2
/** Words of a demand that are looked for: those of its title come first, then what they mean, then the supplement's. */
const TOKENS = 48
/** Rarest words that select the candidate records. */
const SOUGHT = 24

/** The tokens of concepts as rows: side, phrase, token, weight. */
export function termRows(concepts: readonly Concept[]): SQL {
  const rows = concepts
    .flatMap(({ side, term, weight, tokens }) =>
      tokens.map(({ token, share }) => ({ side, term, weight: weight * share, token })),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, TOKENS)
  const column = (values: readonly (string | number)[], type: 'text' | 'real') =>
    sql`array[${
      values.length > 0
        ? sql.join(
            values.map((value) => sql`${value}`),
            sql.raw(', '),
          )
        : sql.raw('')
    }]::${sql.raw(type)}[]`
  return sql`select * from unnest(
    ${column(
      rows.map(({ side }) => side),
      'text',
    )}, ${column(
      rows.map(({ term }) => term),
      'text',
    )},
    ${column(
      rows.map(({ token }) => token),
      'text',
    )}, ${column(
      rows.map(({ weight }) => weight),
      'real',
    )}
  ) as term(side, phrase, token, weight)`
}

/**
 * The records that suit, best first. Two steps: those that hold the rarest words are found by the inverted index, then each
 * is looked at by its key and weighed by all words. `only`: the exhibitors that may be found; empty: all.
 */
export async function findCandidates(
  db: Db,
  { concepts, categoryId, only }: { concepts: readonly Concept[]; categoryId: number; only: readonly number[] },
): Promise<Candidate[]> {
  const terms = termRows(concepts)
  const holders = (column: 'name' | 'description') =>
    sql`(select type, record_id from ${searchEntryRecords} where ${holdsToken(column, sql`token`)} limit ${HOLDERS})`
  const named = sql`array[${sql.join(
    only.map((id) => sql`${id}`),
    sql.raw(', '),
  )}]::int[]`
  const candidates =
    only.length > 0
      ? sql`select 2 as type, unnest(${named}) as record_id
        union all (select 1, id from ${exhibitRecords} where exhibitor_id = any(${named}) order by weight desc, id limit ${OF_NAMED})`
      : sql`select type, record_id from near
        union (select 1, id from ${exhibitRecords} where category_id = ${categoryId} order by weight desc, id limit ${OF_CATEGORY})`
  return db.transaction(async (transaction) => {
    // As in the search: PostgreSQL would rather read the whole table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const found = await transaction
      .select({
        type: sql<number>`type`,
        recordId: sql<number>`record_id`,
        words: sql<number>`words`,
        tokens: sql<string[]>`tokens`,
      })
      .from(
        sql`(
      with term as materialized (${terms}),
      token as materialized (select distinct token from term),
      hit as materialized (
        select token, type, record_id from token cross join lateral (
          ${holders('name')} union ${holders('description')}
        ) held
      ),
      rarity as materialized (
        select token, ln(1 + ${estimatedEntryCount} / count(*)) as rarity
        from hit group by token
      ),
      sought as (select token from rarity join term using (token) group by token, rarity
        order by max(weight) * rarity desc limit ${SOUGHT}),
      near as (
        select type, record_id from hit join sought using (token) join rarity using (token)
        group by type, record_id order by sum(rarity) desc limit ${WEIGHED}
      ),
      candidate as materialized (${candidates}),
      gain as materialized (
        select e.type, e.record_id, t.side, t.phrase,
          max(t.weight * r.rarity * w.worth) as gain,
          (array_agg(t.token order by t.weight desc))[1] as token
        from candidate c
        join ${searchEntryRecords} e on e.type = c.type and e.record_id = c.record_id
        cross join lateral (
          select name, ${IN_NAME} as worth from unnest(e.name_tokens) name
          union all select described, 1 from unnest(e.description_tokens) described
        ) w(token, worth)
        join term t on t.token = w.token
        join rarity r on r.token = t.token
        group by e.type, e.record_id, t.side, t.phrase
      ),
      sided as (
        select type, record_id, side, sum(gain) as gain, array_agg(token order by gain desc) as tokens
        from gain group by type, record_id, side
      ),
      measured as (
        select type, record_id, gain / max(gain) over (partition by side, type) as words, tokens from sided
      ),
      best as (
        select distinct on (type, record_id) type, record_id, words, tokens from measured
        order by type, record_id, words desc
      )
      select c.type, c.record_id, coalesce(b.words, 0)::real as words, coalesce(b.tokens, '{}') as tokens
      from candidate c left join best b using (type, record_id)
      order by words desc, c.type, c.record_id
    ) found`,
      )
    return found
  })
}
