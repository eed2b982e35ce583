import { sql } from 'drizzle-orm'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { shownExhibitors, shownIndustries } from '#server/modules/fair/exhibitors/index.ts'
import { hiddenExhibits, shownCategories, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { searchEntryRecords } from '#server/modules/fair/search/index.ts'
import { wordPairs } from './matches.schema'
import { pairsOfShort, type WordPair } from './short-texts'

/** Names of exhibits that are compared: with more the pairs would not be better. */
const NAMES = 20_000
/** Texts of few words. */
const SHORT_TEXTS = 20_000
/** Two words that stand together this often mean the same, 1 being always; seen once they may by chance. */
const TOGETHER = 0.35
/** And the rarer of them hardly ever stands without the other. */
const BOUND = 0.6
const SEEN = 2
const BATCH = 2_000

/** The short texts of the fair in both languages: what things are made of, categories, halls, industries, places. */
async function listShort(db: Db): Promise<Bilingual[]> {
  const { material } = shownExhibits
  const { city, country } = shownExhibitors
  const texts = await Promise.all([
    db.selectDistinct({ text: material }).from(shownExhibits).limit(SHORT_TEXTS),
    db.selectDistinct({ text: city }).from(shownExhibitors).limit(SHORT_TEXTS),
    db.selectDistinct({ text: country }).from(shownExhibitors).limit(SHORT_TEXTS),
    db.select({ text: shownCategories.name }).from(shownCategories),
    db.select({ text: shownIndustries.name }).from(shownIndustries),
    db.select({ text: shownHalls.name }).from(shownHalls),
  ])
  return texts.flat().map(({ text }) => text)
}

/** Characters, pairs of them and words that stand together in the names of exhibits. */
async function listTogether(db: Db): Promise<WordPair[]> {
  const rows = await db.select({ zh: sql<string>`zh`, en: sql<string>`en`, weight: sql<number>`weight` }).from(
    sql`(
      with name as materialized (
        select z.record_id, z.name_tokens as zh, e.name_tokens as en
        from ${searchEntryRecords} z join ${searchEntryRecords} e on e.type = z.type and e.record_id = z.record_id
        where z.type = 1 and z.language = 'zh' and e.language = 'en'
          and z.record_id not in (select id from ${hiddenExhibits})
        order by z.record_id desc limit ${NAMES}
      ),
      zh as materialized (select record_id, word from name, unnest(zh) word where word ~ '^[一-鿿]{1,2}$'),
      en as materialized (select record_id, ltrim(word) as word from name, unnest(en) word where word ~ '^ [a-z]{3,}$'),
      zh_uses as (select word, count(*) as n from zh group by word having count(*) >= ${SEEN}),
      en_uses as (select word, count(*) as n from en group by word having count(*) >= ${SEEN}),
      both_uses as (
        select zh.word as zh, en.word as en, count(*) as n from zh join en using (record_id)
        group by zh.word, en.word having count(*) >= ${SEEN}
      )
      select both_uses.zh, both_uses.en, (both_uses.n / sqrt(zh_uses.n::float * en_uses.n))::real as weight
      from both_uses join zh_uses on zh_uses.word = both_uses.zh join en_uses on en_uses.word = both_uses.en
      where both_uses.n / sqrt(zh_uses.n::float * en_uses.n) >= ${TOGETHER}::float
        and both_uses.n >= ${BOUND}::float * least(zh_uses.n, en_uses.n)
    ) together`,
  )
  return rows
}

/** Learns the fair's word pairs again from what visitors see now: what is gone from there is forgotten. Gives how many. */
export async function learnWordPairs({ db, write }: Pick<Database, 'db' | 'write'>): Promise<number> {
  const pairs = new Map<string, WordPair>()
  for (const pair of [...(await listTogether(db)), ...pairsOfShort(await listShort(db))]) {
    pairs.set(`${pair.zh} ${pair.en}`, pair)
  }
  const rows = [...pairs.values()].toSorted((a, b) => (`${a.zh} ${a.en}` < `${b.zh} ${b.en}` ? -1 : 1))
  await write(async (transaction) => {
    // Two servers that learn at once would each keep what the other has forgotten.
    await transaction.execute(sql`lock table ${wordPairs} in share row exclusive mode`)
    await transaction.delete(wordPairs)
    for (let from = 0; from < rows.length; from += BATCH)
      await transaction.insert(wordPairs).values(rows.slice(from, from + BATCH))
  })
  return rows.length
}
