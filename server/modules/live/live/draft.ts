import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { addLive } from '#contract/live/live/endpoints.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { isAddress } from '#contract/core/rules.ts'
import { isMoment } from '#contract/core/moment.ts'
import type { Language } from '#contract/core/language.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { Live } from './live.present'
import type { LiveColumns } from './manage.queries'
import { showRunners } from './naming/naming'
import type { Runner } from './rights.queries'

type Draft = ParsedInputOf<typeof addLive>['draft']

/** Two that are not used and the one that is played (spec: live §3). */
const STREAMS_MAX = 3

const words = {
  title: { 'zh-CN': '请填写中文或英文标题', 'en-US': 'please enter a title in Chinese or English' },
  times: { 'zh-CN': '结束时间须晚于开始时间', 'en-US': 'the end must be after the start' },
  moment: { 'zh-CN': '时间格式不正确', 'en-US': 'the date and time are not valid' },
  address: {
    'zh-CN': '地址须为本站路径或 http(s) 链接',
    'en-US': 'the address must be a path on this site or an http(s) link',
  },
} as const satisfies Record<string, Record<Language, string>>

const trimmed = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh.trim(), en: en.trim() })

/** The draft as the database keeps it. Throws BadInput with the first problem in the reader's language. */
export function toColumns(draft: Draft, language: Language): LiveColumns {
  const refuse = (why: keyof typeof words, field: string) =>
    fail('BadInput', { detail: words[why][language], fields: [{ field, message: words[why][language] }] })
  const { title, introduction, notice, startTime, endTime, pullUrl, type } = draft
  const { coverUrl, videoUrl, mediaUrl, captionsUrl } = draft
  if (title.zh.trim() === '' && title.en.trim() === '') throw refuse('title', 'title')
  for (const [field, moment] of Object.entries({ startTime, endTime })) {
    if (!isMoment(moment)) throw refuse('moment', field)
  }
  if (Date.parse(endTime) <= Date.parse(startTime)) throw refuse('times', 'endTime')
  for (const [field, address] of Object.entries({
    'coverUrl.zh': coverUrl.zh,
    'coverUrl.en': coverUrl.en,
    videoUrl,
    mediaUrl,
    captionsUrl,
  })) {
    if (!isAddress(address)) throw refuse('address', field)
  }
  for (const [field, addresses] of Object.entries(pullUrl)) {
    if (addresses.length > STREAMS_MAX || !addresses.every(isAddress)) throw refuse('address', `pullUrl.${field}`)
  }
  return {
    title: trimmed(title),
    introduction: trimmed(introduction),
    notice: trimmed(notice),
    startsAt: new Date(startTime),
    endsAt: new Date(endTime),
    type,
    pullUrl,
    coverUrl,
    videoUrl,
    mediaUrl,
    captionsUrl,
    colorType: draft.colorType,
    templateName: draft.templateName,
  }
}

/** A session as the viewer edits it. */
export function toDraft(live: Live, runners: Runner[], requester: Account): LiveDraft {
  const { title, introduction, notice, pullUrl, coverUrl, videoUrl, mediaUrl, captionsUrl } = live
  const shown = showRunners(runners, requester.id)
  return {
    title,
    introduction,
    notice,
    pullUrl,
    coverUrl,
    videoUrl,
    mediaUrl,
    captionsUrl,
    type: live.type === 2 ? 2 : 1,
    startTime: live.startsAt.toISOString(),
    endTime: live.endsAt.toISOString(),
    ...toTheme(live),
    anchor: shown.find(({ isAnchor }) => isAnchor)?.text ?? '',
    managers: shown.filter(({ isAnchor }) => !isAnchor).map(({ text }) => text),
  }
}
