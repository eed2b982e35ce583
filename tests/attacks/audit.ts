import { runAsAdmin } from '../setup/database-template'
import pg from 'pg'

const NOTING = `
  create unlogged table changed_table (name text not null);
  create function note_change() returns trigger language plpgsql as $$
    begin insert into changed_table values (tg_table_name); return null; end $$;
  do $$ declare one record; begin
    for one in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'changed_table' loop
      execute format('create trigger note_change after insert or update or delete on %I for each row execute function note_change()', one.relname);
    end loop; end $$;`

export interface Audit {
  /** The tables of which rows were written since the last time; a write that was withdrawn leaves nothing. */
  changes: () => Promise<string[]>
  close: () => Promise<void>
}

/** Writes down of which tables rows are written. */
export async function openAudit(url: string): Promise<Audit> {
  await runAsAdmin(url, NOTING)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async changes() {
      const { rows } = await client.query<{ name: string }>(
        'with gone as (delete from changed_table returning name) select distinct name from gone order by name',
      )
      return rows.map(({ name }) => name)
    },
    close: () => client.end(),
  }
}

/** What is counted and remembered of any call: tries, tickets, when a session was last used; keys, at their first use. */
const counters = new Set(['attempt', 'one_time', 'session', 'secret'])

export const withoutCounters = (tables: readonly string[]): string[] => tables.filter((name) => !counters.has(name))
