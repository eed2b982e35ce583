import { buyerTypes, userTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { AccountRow, Cast } from './cast'
import { type Chance, createChance } from './chance'
import { type BusyHour, listBusyHours } from './hours'
import { insertPageViews, type PageView } from './visits.queries'

/** visits in an hour for each unit of its weight */
const VISITS = 1.8
/** browsers that come to the fair, some of them again */
const BROWSERS = 1_400
const PAGES_MAX = 7
/** of so many visits one is by somebody who is logged in */
const SIGNED_IN = 9
const MINUTE_MS = 60_000
const VISIT_MINUTES_MAX = 12

const terms = [
  '青花',
  '茶具',
  '剪纸',
  '榫卯',
  '丝巾',
  '皮影',
  '灯',
  '竹编',
  'celadon',
  'chair',
  'silk',
  'lamp',
  'blockprint',
]

const pages = [
  { name: 'home', address: '/index.html#/', weight: 22 },
  { name: 'Exhibis', address: '/exhibitss.html#/', weight: 14 },
  { name: 'ExhibisDetail', address: '/exhibitss.html#/ExhibisDetail?id=', weight: 30 },
  { name: 'Exhibitor', address: '/exhibitors.html#/', weight: 8 },
  { name: 'ExhibitorDetail', address: '/exhibitors.html#/Detail?id=', weight: 16 },
  { name: 'Activity', address: '/activity.html#/', weight: 6 },
  { name: 'exhibitorLive', address: '/activity.html#/exhibitorLive', weight: 5 },
  { name: 'news', address: '/news.html#/', weight: 6 },
  { name: 'themeExhibition', address: '/themeExhibition.html#/', weight: 5 },
  { name: 'needlist', address: '/exchangeHall.html#/needs', weight: 4 },
  { name: 'search', address: '/index.html#/intelligentSearchDetails?keyWord=', weight: 7 },
  { name: 'PageAbout', address: '/about.html#/about', weight: 2 },
] as const

interface Sights {
  exhibits: { id: number; weight: number }[]
  exhibitors: { id: number; weight: number }[]
  people: AccountRow[]
}

/** What the visitors may look at; the first exhibitors of the list and their exhibits draw the most. */
function readSights({ exhibits, exhibitors, people }: Cast): Sights {
  const crowd = new Map(exhibitors.all().map(({ id }, place) => [id, 1 + Math.round(90 / (place + 2))]))
  const types = new Set<number>([...buyerTypes, userTypes.tourist])
  return {
    exhibitors: [...crowd].map(([id, weight]) => ({ id, weight })),
    exhibits: exhibits.all().map(({ id, exhibitorId }, place) => ({
      id,
      weight: (crowd.get(exhibitorId) ?? 1) + (place % 7 === 0 ? 12 : 0),
    })),
    people: people.all().filter(({ userType, status }) => status === 'active' && types.has(userType)),
  }
}

function viewPage(chance: Chance, sights: Sights): Pick<PageView, 'name' | 'url' | 'recordId'> {
  const { name, address } = chance.weigh(pages)
  if (name === 'search') return { name, url: address + encodeURIComponent(chance.pick(terms)), recordId: null }
  if (name !== 'ExhibisDetail' && name !== 'ExhibitorDetail') return { name, url: address, recordId: null }
  const { id } = chance.weigh(name === 'ExhibisDetail' ? sights.exhibits : sights.exhibitors)
  return { name, url: `${address}${id}`, recordId: id }
}

/** The pages of one visit, which begins in an hour and has ended by now. */
function makeVisit(chance: Chance, sights: Sights, { from, until }: BusyHour, place: number, now: number): PageView[] {
  const browser = chance.below(BROWSERS)
  const person = chance.below(SIGNED_IN) === 0 ? chance.pick(sights.people) : undefined
  const visitor = person ? `demo-account-${person.id}` : `demo-browser-${browser}`
  const length = 1 + chance.below(PAGES_MAX)
  const begin = from.getTime() + chance.below(until.getTime() - from.getTime())
  const between = Math.floor((VISIT_MINUTES_MAX * MINUTE_MS) / PAGES_MAX)
  const isEnglish = person ? person.languageType === 2 : browser % 4 === 0
  return Array.from({ length }, (_, page) => ({
    visitor,
    session: `demo-visit-${place}`,
    accountId: person?.id ?? null,
    userType: person?.userType ?? null,
    language: isEnglish ? 'en-US' : 'zh-CN',
    ...viewPage(chance, sights),
    time: Math.min(begin + page * between, now),
  }))
}

/** Visits of the fair's days up to now, hour by hour; the figures count them as they count every visit. */
export async function seedVisits(db: Db, calendar: Calendar, cast: Cast): Promise<void> {
  const chance = createChance(2026)
  const sights = readSights(cast)
  const now = calendar.fromNow(0).getTime()
  let visits = 0
  const views = listBusyHours(calendar).flatMap((hour) =>
    Array.from({ length: Math.round(hour.weight * VISITS * (0.85 + chance.below(30) / 100)) }, () =>
      makeVisit(chance, sights, hour, (visits += 1), now),
    ).flat(),
  )
  await insertPageViews(
    db,
    views.toSorted((one, other) => one.time - other.time),
  )
}
