import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { openTestDatabase, type TestDatabase } from '#tests/setup/server.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { articles } from '#server/modules/fair/news/news.schema.ts'
import { scheduleEvents } from '#server/modules/fair/schedule/schedule.schema.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { createCalendar } from './calendar'
import { seedWhenEmpty } from './seed'

/** Made just after midnight, while a session of the day runs, and after it. */
describe.each(['2026-06-10T00:10:00+08:00', '2026-06-10T20:30:00+08:00', '2026-12-31T23:50:00+08:00'])(
  'a demo fair made at %s',
  (moment) => {
    const now = new Date(moment)
    const calendar = createCalendar(now)
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase('empty')
      await seedWhenEmpty(database, now)
    })
    afterAll(() => database.close())

    it('has its sessions when the schedule says', async () => {
      const linked = await database.db
        .select({ key: lives.key, from: lives.startsAt, to: lives.endsAt, event: scheduleEvents })
        .from(scheduleEvents)
        .innerJoin(lives, eq(lives.id, scheduleEvents.liveId))
      expect(linked.length).toBeGreaterThan(9)
      expect(linked.map(({ key, from, to }) => [key, from, to])).toEqual(
        linked.map(({ key, event }) => [key, event.startsAt, event.endsAt]),
      )
    })

    it('has every session within its days, and what each is agrees with the hour', async () => {
      const sessions = await database.db.select().from(lives)
      const isOff = sessions.filter(({ status, startsAt, endsAt }) => {
        if (startsAt < calendar.day(0) || endsAt > calendar.day(5)) return true
        if (status === 0) return startsAt <= now
        if (status === 2) return endsAt > now
        return status !== 3 && (startsAt > now || endsAt <= now)
      })
      expect(isOff.map(({ key, status }) => [key, status])).toEqual([])
      expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 6]))
    })

    it('has no news of tomorrow, and those of a day on that day', async () => {
      const news = await database.db.select().from(articles)
      expect(news.filter(({ publishedAt }) => publishedAt > now)).toEqual([])
      const dayOf = (key: string) => {
        const found = news.find((one) => one.key === key)
        return found && chinaDay(found.publishedAt)
      }
      const [fair] = await database.db.select().from(expos).where(eq(expos.main, true))
      expect(dayOf('fair-opens')).toBe(chinaDay(fair?.startsAt ?? now))
      // It looks forward to the second day.
      expect(dayOf('overseas-hall-six')?.localeCompare(chinaDay(calendar.day(1)))).toBe(-1)
      const opening = news.filter(({ title }) => /今日开幕|opens today/.test(`${title.zh} ${title.en}`))
      expect(opening.map(({ key }) => key)).toEqual(['fair-opens'])
    })

    it('sells its day ticket, and withdraws it, at every hour', async () => {
      const types = await database.db.select().from(ticketTypes)
      const day = types.find(({ name }) => name.en === 'One-day ticket')
      expect(day?.saleUntil.getTime()).toBeGreaterThan(now.getTime())
      expect(day?.refundUntil?.getTime()).toBeGreaterThan(now.getTime())
    })

    it('has adverts that are true on each of its days', async () => {
      const titles = (await database.db.select().from(adverts)).map(({ title }) => `${title.zh} ${title.en}`)
      expect(titles.filter((title) => /今[天日]|明[天日]|昨[天日]|today|tomorrow|tonight/i.test(title))).toEqual([])
    })
  },
)
