import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import type { ScheduleEvent } from '#contract/fair/schedule/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { say, type Both } from '#src/mocks/core/bilingual.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'

/** The fair began yesterday and runs for five days. */
const FIRST_DAY = -1
const DAYS = 5

interface Slot {
  title: Both
  place: Both
  speaker: Both
  from: string
  to: string
  hallId: number | null
  topicId?: number
}

const slots: readonly Slot[] = [
  {
    title: ['馆长导览', 'Curator’s tour'],
    place: ['主舞台', 'Main stage'],
    speaker: ['馆长 宋时雨', 'Song Shiyu, curator'],
    from: '09:30',
    to: '10:30',
    hallId: 1,
  },
  {
    title: ['手艺的当代生活', 'Craft in daily life'],
    place: ['主论坛', 'Main forum'],
    speaker: ['沈砚秋、陆知远', 'Shen Yanqiu, Lu Zhiyuan'],
    from: '10:30',
    to: '12:00',
    hallId: null,
    topicId: 1,
  },
  {
    title: ['供需对接：文创与礼品', 'Matchmaking: gifts and museum goods'],
    place: ['对接厅 B', 'Meeting room B'],
    speaker: ['', ''],
    from: '14:00',
    to: '16:00',
    hallId: 3,
  },
  {
    title: ['水墨动画放映与交流', 'Ink animation: screening and talk'],
    place: ['影视动漫馆', 'Film & Animation Hall'],
    speaker: ['鹿鸣动画', 'Luming'],
    from: '19:00',
    to: '20:30',
    hallId: 4,
  },
]

export function scheduleIn(language: Language) {
  return Array.from({ length: DAYS }, (_, day) => ({
    date: dateIn(FIRST_DAY + day),
    events: slots.slice(day % 2).map((slot, i) => eventIn(language, slot, FIRST_DAY + day, (day + 1) * 10 + i)),
  }))
}

/** What is edited of the events of the mock fair. */
export function eventDocuments(): (ContentDocument<'scheduleEvent'> & { id: number })[] {
  const inEnglish = scheduleIn('en-US').flatMap(({ events }) => events)
  return scheduleIn('zh-CN')
    .flatMap(({ events }) => events)
    .map(({ id, title, place, speaker, hallId, topicId, startTime, endTime }, at) => ({
      id,
      title: { zh: title, en: inEnglish[at]?.title ?? '' },
      place: { zh: place, en: inEnglish[at]?.place ?? '' },
      speaker: { zh: speaker, en: inEnglish[at]?.speaker ?? '' },
      hall: hallId,
      topic: topicId,
      startsAt: startTime,
      endsAt: endTime,
    }))
}

function eventIn(language: Language, slot: Slot, day: number, id: number) {
  return {
    id,
    title: say(language, slot.title),
    place: say(language, slot.place),
    speaker: say(language, slot.speaker),
    startTime: momentIn(day, slot.from),
    endTime: momentIn(day, slot.to),
    hallId: slot.hallId,
    liveId: slot.hallId === null ? 2 : null,
    topicId: slot.topicId ?? null,
    fallbackFields: [],
  } satisfies ScheduleEvent
}
