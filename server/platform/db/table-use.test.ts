import { describe, expect, it } from 'vitest'
import { createStatementReader } from './table-use'

const read = createStatementReader({
  tables: ['expo', 'enrollment', 'account', 'session', 'file', 'live'],
  reachedBy: {
    delete: new Map([
      ['expo', ['enrollment']],
      ['account', ['session', 'file']],
    ]),
    update: new Map([['live', ['file']]]),
  },
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
    expect(read(statement)).toMatchObject({ reads, changes })
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
