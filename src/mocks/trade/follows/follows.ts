import type { FollowRow } from '#contract/trade/follows/schemas.ts'
import { followKey, type FollowTarget } from '#contract/trade/follows/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { liveIn, liveRows } from '#src/mocks/live/live/lives.ts'
import { scheduleIn } from '#src/mocks/fair/schedule/events.ts'
import { newsCardIn, newsRows } from '#src/mocks/fair/news/articles.ts'

interface Kept extends FollowTarget {
  at: string
}

/** An exhibit that has been taken down since. */
const gone: Kept = { kind: 'exhibit', id: 999, at: momentIn(-3, '09:00') }

/** What each account follows, for the life of the page: the buyer some of every kind. */
const followed = new Map<string, Kept[]>([
  [
    '6',
    [
      { kind: 'exhibit', id: 1, at: momentIn(0, '08:30') },
      { kind: 'exhibitor', id: 2, at: momentIn(-1, '15:10') },
      { kind: 'live', id: 2, at: momentIn(-1, '11:00') },
      { kind: 'news', id: 2, at: momentIn(-2, '10:00') },
      { kind: 'schedule', id: 31, at: momentIn(-2, '09:00') },
      gone,
    ],
  ],
])

export const followsOf = (userId: string): Kept[] => {
  const own = followed.get(userId) ?? []
  followed.set(userId, own)
  return own
}

/** What visitors see of it now; undefined: nothing. */
export function shownIn(
  language: Language,
  { kind, id }: FollowTarget,
): Pick<FollowRow, 'name' | 'picture' | 'company' | 'fallbackFields'> | undefined {
  if (kind === 'exhibit') {
    const row = byIdOf(exhibitRows, id)
    if (!row) return undefined
    const { exhibitsName: name, exhibitsCoverUrl: picture, company, fallbackFields } = exhibitCardIn(language, row)
    return { name, picture, company, fallbackFields: fallbackFields.length > 0 ? ['name'] : [] }
  }
  if (kind === 'exhibitor') {
    const row = byIdOf(exhibitorRows, id)
    if (!row) return undefined
    const { company, logoUrl, fallbackFields } = exhibitorCardIn(language, row)
    const isOther = fallbackFields.some((field) => field === 'company')
    return { name: company, picture: logoUrl, company: '', fallbackFields: isOther ? ['name'] : [] }
  }
  if (kind === 'news') {
    const row = byIdOf(newsRows, id)
    if (!row) return undefined
    const { title, coverUrl, fallbackFields } = newsCardIn(language, row)
    const isOther = fallbackFields.some((field) => field === 'title')
    return { name: title, picture: coverUrl, company: '', fallbackFields: isOther ? ['name'] : [] }
  }
  if (kind === 'schedule') {
    const event = scheduleIn(language)
      .flatMap(({ events }) => events)
      .find((one) => one.id === id)
    return event && { name: event.title, picture: '', company: '', fallbackFields: [] }
  }
  const row = byIdOf(liveRows, id)
  if (!row) return undefined
  const { liveName, coverImage, company, fallbackFields } = liveIn(language, row)
  const isOther = fallbackFields.some((field) => field === 'liveName')
  return { name: liveName, picture: coverImage, company, fallbackFields: isOther ? ['name'] : [] }
}

export const isFollowed = (userId: string, target: FollowTarget): boolean =>
  followsOf(userId).some((one) => followKey(one) === followKey(target))

export function addFollow(userId: string, { kind, id }: FollowTarget): void {
  if (!isFollowed(userId, { kind, id })) followsOf(userId).unshift({ kind, id, at: new Date().toISOString() })
}

export function removeFollow(userId: string, target: FollowTarget): void {
  const left = followsOf(userId).filter((one) => followKey(one) !== followKey(target))
  followed.set(userId, left)
}
