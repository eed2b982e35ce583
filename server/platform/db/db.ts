import { fillPlaceholders, type Placeholder, type QueryWithTypings, SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction alike: the first argument of every query. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Who locks the same name waits until this transaction has ended. */
export async function lockByName(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

/**
 * Keeps whoever locks one of these names (`lockByName`) waiting until this transaction has ended, and waits for who has;
 * who shares them with it does not wait. What is read afterwards holds until then.
 */
export async function shareNames(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext(name)) from unnest(array[${list}]::text[]) name`)
}

/**
 * What is built of a handle, once for each: a busy statement, `prepare`d with placeholders, so that its text is not made again
 * for each call. For handles that stay; a transaction has one of its own.
 */
export function buildOnce<Built>(build: (db: Db) => Built): (db: Db) => Built {
  const built = new WeakMap<Db, Built>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const made = build(db)
    built.set(db, made)
    return made
  }
}

/** SQL with a fixed text: Drizzle requests the text and sends it. */
class MadeSql extends SQL {
  readonly #made: QueryWithTypings

  constructor(made: QueryWithTypings) {
    super([])
    this.#made = made
  }

  override toQuery(): QueryWithTypings {
    return this.#made
  }
}

/**
 * A busy statement with a text that is made once for all handles, those of transactions too, to be `execute`d. Each `value` in it is
 * given by name each time, as what the driver understands: a text, a number, a moment, null.
 */
export function textOnce<Name extends string>(
  build: (value: (name: Name) => Placeholder) => SQL,
): (values: Record<Name, unknown>) => SQL {
  let made: QueryWithTypings | undefined
  return (values) => {
    made ??= new PgDialect().sqlToQuery(build((name) => sql.placeholder(name)))
    return new MadeSql({ ...made, params: fillPlaceholders(made.params, values) })
  }
}
