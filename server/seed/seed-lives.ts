import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { LiveStatusSchema } from '#contract/core/live/live-card.ts'
import type { PullUrl } from '#contract/live/live/rules.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { both, cell, drawnFor, readTable, type Row } from './content'
import { getId, type Ids } from './seed-fair'

const RECORDING = '/media/demo/recording'

/** The three qualities below an address; the third entry of each is played (spec: live §3). */
function qualitiesAt(base: string): PullUrl {
  const third = (quality: string) => ['', '', `${base}/${quality}.m3u8`]
  return { customld: third('fluent'), customsd: third('standard'), customhd: third('high') }
}

/** What a session plays: the demo stream while it is on, and afterwards what `recording` says was kept of it. */
function buildStreams(status: LiveStatus, recording: string) {
  if (status === 1 || status === 6) return { type: 1, pullUrl: qualitiesAt('/media/demo/live') }
  if (status !== 2) return { type: 1 }
  const kept = `${RECORDING}/standard.m3u8`
  if (recording === 'video') return { type: 2, pullUrl: qualitiesAt(RECORDING), videoUrl: kept }
  // Of a live stream: the player asks for its recording by another name, and says so where there is none.
  return recording === 'media' ? { type: 1, pullUrl: qualitiesAt(RECORDING), mediaUrl: kept } : { type: 1 }
}

interface Stretch {
  startsAt: Date
  endsAt: Date
}

/** When the schedule has an event. */
export const readStretch = (calendar: Calendar, event: Row): Stretch => ({
  startsAt: calendar.day(Number(cell(event, 'day')), cell(event, 'start')),
  endsAt: calendar.day(Number(cell(event, 'day')), cell(event, 'end')),
})

/** When a session is: as the schedule has it, where it does, else that many hours from now. */
function findStretch(calendar: Calendar, row: Row, events: ReadonlyMap<string, Row>): Stretch {
  const event = events.get(cell(row, 'key'))
  if (event) return readStretch(calendar, event)
  const start = Number(cell(row, 'start_offset_hours'))
  return {
    startsAt: calendar.fromNow(start),
    endsAt: calendar.fromNow(start + Number(cell(row, 'duration_minutes')) / 60),
  }
}

/** What the content says it is; one that is still to come then is on, or over, where its hour has come. */
function findStatus(row: Row, { startsAt, endsAt }: Stretch, now: Date): LiveStatus {
  const status = LiveStatusSchema.parse(Number(cell(row, 'status')))
  if (status !== 0 || startsAt > now) return status
  return endsAt > now ? 1 : 2
}

/** The live sessions, around now. */
export async function seedLives(db: Db, calendar: Calendar, exhibitorIds: Ids): Promise<Ids> {
  const ids = new Map<string, number>()
  const events = new Map(readTable('schedule.csv').map((event) => [cell(event, 'live_key'), event]))
  for (const row of readTable('lives.csv')) {
    const stretch = findStretch(calendar, row, events)
    const status = findStatus(row, stretch, calendar.fromNow(0))
    const exhibitor = cell(row, 'exhibitor_key')
    const key = cell(row, 'key')
    const [added] = await db
      .insert(lives)
      .values({
        key,
        title: both(row, 'title'),
        introduction: both(row, 'introduction'),
        notice: both(row, 'notice'),
        coverUrl: drawnFor(row, `live-${key}.svg?w=894&h=500`),
        status,
        ...stretch,
        official: cell(row, 'official') === '1',
        exhibitorId: exhibitor === '' ? null : getId(exhibitorIds, exhibitor),
        onlineCount: Number(cell(row, 'online_count')),
        colorType: Number(cell(row, 'color_type')),
        templateName: cell(row, 'template'),
        ...buildStreams(status, cell(row, 'recording')),
      })
      .returning({ id: lives.id })
    if (added) ids.set(key, added.id)
  }
  return ids
}
