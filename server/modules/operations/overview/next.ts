import { NEXT_DAYS, NEXT_MAX } from '#contract/operations/overview/limits.ts'
import type { NextEntry } from '#contract/operations/overview/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { listLiveEvents, listNextLivesOf } from '#server/modules/live/live/index.ts'
import { listNextTalks, presentAppointment, talkPartyOf } from '#server/modules/trade/appointments/index.ts'
import { listScheduleEvents } from '#server/modules/trade/calendar/index.ts'
import type { Reading } from './reading'

const DAY_MS = 86_400_000

type Entry = Omit<NextEntry, 'isOn'>

const fixed = { isFixed: true, isOnline: false } as const

async function listTalks(reading: Reading): Promise<Entry[]> {
  const party = talkPartyOf(reading.account)
  if (!party) return []
  const rows = await listNextTalks(reading.db, party, NEXT_MAX)
  return rows.map((row) => {
    const { id, start, end, state, place, company, buyer } = presentAppointment(row, party.side, reading.language)
    const title = party.side === 'buyer' ? company : buyer
    const isFixed = state === 'confirmed' || state === 'met'
    return { kind: 'appointment', id, title, start, end, isFixed, isOnline: place === 'online' }
  })
}

async function listRun({ db, account, language }: Reading): Promise<Entry[]> {
  const rows = await listNextLivesOf(db, account, NEXT_MAX)
  return rows.map(({ id, title, startsAt, endsAt }) => ({
    kind: 'run',
    id,
    title: pick(title, language),
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    ...fixed,
  }))
}

async function listBooked({ db, account, language, origin }: Reading): Promise<Entry[]> {
  const from = new Date()
  const query = { from, until: new Date(from.getTime() + NEXT_DAYS * DAY_MS), limit: NEXT_MAX, language, origin }
  const lists = {
    live: await listLiveEvents(db, account.id, query),
    schedule: await listScheduleEvents(db, account.id, query),
  }
  return (['live', 'schedule'] as const).flatMap((kind) =>
    lists[kind].map(({ id, title, event: { start, end } }) => ({
      kind,
      id,
      title,
      start: start.toISOString(),
      end: end.toISOString(),
      ...fixed,
    })),
  )
}

/** The meetings, live sessions and events of an account that have not ended, by their start. */
export async function listNext(reading: Reading): Promise<NextEntry[]> {
  const run = await listRun(reading)
  const runs = new Set(run.map(({ id }) => id))
  const booked = (await listBooked(reading)).filter(({ kind, id }) => kind !== 'live' || !runs.has(id))
  const now = new Date().toISOString()
  return [...(await listTalks(reading)), ...run, ...booked]
    .map((entry) => ({ ...entry, isOn: entry.isFixed && entry.start <= now && now < entry.end }))
    .toSorted((a, b) => a.start.localeCompare(b.start))
}
