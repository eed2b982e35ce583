import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { fillWithoutIndexes } from './indexes'

interface Size {
  accounts: number
  orders: number
}

/** Index entries of the records that `openLargeFair` adds, as `server/modules/fair/search/text/tokens.ts` makes them. */
async function indexNames({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    insert into search_entry (type, record_id, language, name, name_tokens, description, description_tokens)
    select type, id, language, text, tokens, '', '{}' from (
      select 2 as type, id, company as name from exhibitor where external_key like 'bench/%'
      union all select 1, id, name from exhibit where external_key like 'bench/%') record
    cross join lateral (values ('zh-CN', lower(name->>'zh')), ('en-US', lower(name->>'en'))) entry (language, text)
    cross join lateral (
      select array_agg(distinct token) as tokens from unnest(string_to_array(text, ' ')) word
      cross join lateral (
        select substr(word, i, 1) as token from generate_series(1, length(word)) i
        union all select substr(word, i, 2) from generate_series(1, length(word) - 1) i
        union all select ' ' || found[1] from regexp_matches(word, '[a-z0-9]+', 'g') found) of_word) of_entry`)
}

/** Adds index entries of all records, people and their orders to a large fair. */
export async function enlargeConsole({ db }: Pick<Database, 'db'>, { accounts, orders }: Size): Promise<void> {
  await fillWithoutIndexes({ db }, ['search_lexemes'], () => indexNames({ db }))
  await db.execute(sql`
    insert into account (phone, email, password_hash, user_type, status, name)
    select '+86188' || lpad(n::text, 8, '0'), 'person' || n || '@bench.example', '', 6, 'active', jsonb_build_object(
      'zh', substr('陈林周沈顾何唐许梁陆', 1 + n % 10, 1) || substr('安宁砚秋微光石慢格子', 1 + n / 10 % 10, 1) || substr('青禾白瓷竹溪纸灯漆木', 1 + n / 100 % 10, 1),
      'en', (array['Lena','Marco','Aiko','Omar','Ines','Pavel','Ruth','Sofia','Tomas','Yara'])[1 + n % 10] || ' ' ||
        initcap(syllables[1 + n / 10 % 12] || syllables[1 + n / 120 % 12] || syllables[1 + n / 1440 % 12]))
    from generate_series(1, ${accounts}::int) n, (select array['ba','ko','li','mar','sen','tov','ri','nel','dan','per','shu','wen'] as syllables)`)
  await db.execute(sql`
    insert into sales_order (number, kind, account_id, client_key, state, total_fen, discount_fen, payable_fen, contact_name, contact_phone, held_until)
    select 'T20261101' || lpad(n::text, 10, '0'), 'ticket', (select min(id) from account where email like '%@bench.example') + (n * 7919) % ${accounts}::int,
      'bench/' || n, 'closed', 0, 0, 0, 'Person', '13900000000', now()
    from generate_series(1, ${orders}::int) n`)
  await db.execute(sql`vacuum analyze`)
}
