import { describe, expect, it } from 'vitest'
import { createStatementReader, tablesOf } from './table-use'

const read = createStatementReader({
  columns: new Map([
    ['expo', ['id', 'name', 'ends_at']],
    ['advert', ['id', 'shown_from', 'shown_until']],
    ['shown_advert', ['id', 'shown_from', 'shown_until']],
    ['account_record', ['id', 'name']],
    ['enrollment', ['id', 'expo_id']],
    ['account', ['id', 'name']],
    ['session', ['id']],
    ['file', ['id', 'name']],
    ['live', ['id', 'name', 'views']],
  ]),
  reachedBy: {
    delete: new Map([
      ['expo', ['enrollment']],
      ['account', ['session', 'file']],
    ]),
    update: new Map([['live', ['file']]]),
  },
  tablesOfView: new Map([
    ['shown_advert', ['advert']],
    ['account_record', ['account']],
  ]),
  timedViews: new Set(['shown_advert']),
})

/** Every column of a table. */
const whole = (table: string, ...columns: string[]) => [table, ...columns.map((column) => `${table}.${column}`)]

describe('what a statement reads', () => {
  it.each([
    [
      'select "id" from "shown_advert"',
      ['shown_advert', 'shown_advert.id', 'advert', 'advert.id', 'advert.shown_from', 'advert.shown_until'],
    ],
    ['select "id" from "expo"', ['expo', 'expo.id']],
    ['select "name" from "account_record"', [...whole('account_record', 'name'), ...whole('account', 'name')]],
    ['select count(*) from "expo" where "expo"."ends_at" > $1', ['expo', 'expo.ends_at']],
    ['select 2 * 3 from "expo"', ['expo']],
    // A name belongs to every table that has a column of it.
    ['select "live"."name" from "live" join "file" on true', [...whole('file', 'name'), ...whole('live', 'name')]],
    ['select * from "expo"', whole('expo', 'id', 'name', 'ends_at')],
    ['select distinct * from expo', whole('expo', 'id', 'name', 'ends_at')],
    ['select 1, "expo".* from "expo"', whole('expo', 'id', 'name', 'ends_at')],
    ['select to_jsonb(expo) from "expo"', whole('expo', 'id', 'name', 'ends_at')],
    ['delete from "account" returning *', whole('account', 'id', 'name')],
  ])('%s', (statement, reads) => {
    expect(read(statement).reads).toEqual(reads)
  })
})

describe('what a statement changes', () => {
  it.each([
    ['update "live" set "views" = $1', ['live.views', 'file']],
    ['update "account" set "name" = $1', ['account.name']],
    [
      'update "account" set "name" = $1, "id" = "given"."id" from given where "account"."name" = $2',
      ['account.id', 'account.name'],
    ],
    ['update account set name = (select name from live where live.id = 1)', ['account.name']],
    ['update account set (name, id) = ($1, $2)', ['account']],
    ['update account set nothing_known = $1', ['account']],
    ['insert into "account" ("name") values ($1) on conflict do update set "name" = $2', ['account']],
    ['with a as (update "account" set "name" = $1) update "expo" set "ends_at" = $2', ['account.name', 'expo.ends_at']],
  ])('%s', (statement, changes) => {
    expect(read(statement).changes.toSorted()).toEqual(changes.toSorted())
  })
})

describe('the tables of a statement', () => {
  it.each([
    ['select "id" from "expo" inner join "live" on true', ['expo', 'live'], []],
    ['select 1 from Expo where exists (select 1 from account)', ['expo', 'account'], []],
    ['insert into "file" ("id") values ($1) on conflict do update set "id" = $2', ['file'], ['file']],
    ['update "expo" set "name" = $1', ['expo'], ['expo']],
    ['UPDATE ONLY public.expo SET name = $1', ['expo'], ['expo']],
    ['update "public"."expo" set "name" = $1', ['expo'], ['expo']],
    ['delete from "expo" where "id" = $1', ['expo'], ['expo', 'enrollment']],
    ['delete from "account"', ['account'], ['account', 'session', 'file']],
    ['truncate table live', ['live'], ['live']],
    ['update "live" set "id" = $1', ['live'], ['live', 'file']],
    ['with a as (insert into "file" values ($1)) update "expo" set x = 1', ['expo', 'file'], ['file', 'expo']],
    ['select "id" from "account" for update', ['account'], []],
    ['select "id" from "account" for update of "account" skip locked', ['account'], []],
    ['begin', [], []],
  ])('%s', (statement, reads, changes) => {
    const { reads: readTags, changes: changeTags } = read(statement)
    expect([...tablesOf(readTags)].toSorted()).toEqual(reads.toSorted())
    expect([...tablesOf(changeTags)].toSorted()).toEqual(changes.toSorted())
  })

  it.each([
    ['select * from "expo" where "ends_at" > now()', true],
    ['select current_date', true],
    ['select clock_timestamp()', true],
    ['select "known", "now_or_never" from "expo" where "ends_at" > $1', false],
  ])('%s looks at the clock: %s', (statement, readsClock) => {
    expect(read(statement).readsClock).toBe(readsClock)
  })
})
