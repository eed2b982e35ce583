import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { isAddress } from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { isEmail } from '#contract/core/contact/email.ts'
import { isMainlandPhone, countCharacters } from '#contract/core/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'

/** A session as its form holds it: one address for a quality. */
export interface LiveValues {
  titleZh: string
  titleEn: string
  introductionZh: string
  introductionEn: string
  noticeZh: string
  noticeEn: string
  coverZh: string
  coverEn: string
  type: '1' | '2'
  startTime: string
  endTime: string
  fluent: string
  standard: string
  high: string
  videoUrl: string
  mediaUrl: string
  captionsUrl: string
  colorType: string
  templateName: LiveDraft['templateName']
  anchor: string
  managers: string[]
}

export const MANAGERS_MAX = 10
/** Where the address that is played stands (spec: live §3). */
const PLAYED = 2
const EMAIL_MAX = 100
const TITLE_MAX = 100

const played = (addresses: readonly string[]): string => addresses[PLAYED] ?? ''

/** The list with another address to be played; the two before it stay as they were. */
function withPlayed(addresses: readonly string[], address: string): string[] {
  const [first = '', second = ''] = addresses
  return first || second || address ? [first, second, address] : []
}

const empty: LiveDraft = {
  title: { zh: '', en: '' },
  introduction: { zh: '', en: '' },
  notice: { zh: '', en: '' },
  coverUrl: { zh: '', en: '' },
  type: 1,
  startTime: '',
  endTime: '',
  pullUrl: { customld: [], customsd: [], customhd: [] },
  videoUrl: '',
  mediaUrl: '',
  captionsUrl: '',
  colorType: 0,
  templateName: 'simple-style',
  anchor: '',
  managers: [],
}

/** The form of a draft; of a new session without one. */
export function toFormValues(draft: LiveDraft = empty): LiveValues {
  return {
    titleZh: draft.title.zh,
    titleEn: draft.title.en,
    introductionZh: draft.introduction.zh,
    introductionEn: draft.introduction.en,
    noticeZh: draft.notice.zh,
    noticeEn: draft.notice.en,
    coverZh: draft.coverUrl.zh,
    coverEn: draft.coverUrl.en,
    type: draft.type === 2 ? '2' : '1',
    startTime: toFieldValue(draft.startTime),
    endTime: toFieldValue(draft.endTime),
    fluent: played(draft.pullUrl.customld),
    standard: played(draft.pullUrl.customsd),
    high: played(draft.pullUrl.customhd),
    videoUrl: draft.videoUrl,
    mediaUrl: draft.mediaUrl,
    captionsUrl: draft.captionsUrl,
    colorType: String(draft.colorType),
    templateName: draft.templateName,
    anchor: draft.anchor,
    managers: [...draft.managers],
  }
}

/** The draft of a form that has no fault; `before` has what the form does not show. */
export function toDraft(values: LiveValues, before: LiveDraft = empty): LiveDraft {
  const { pullUrl } = before
  return {
    title: { zh: values.titleZh.trim(), en: values.titleEn.trim() },
    introduction: { zh: values.introductionZh.trim(), en: values.introductionEn.trim() },
    notice: { zh: values.noticeZh.trim(), en: values.noticeEn.trim() },
    coverUrl: { zh: values.coverZh, en: values.coverEn },
    type: values.type === '2' ? 2 : 1,
    startTime: toInstant(values.startTime),
    endTime: toInstant(values.endTime),
    pullUrl: {
      customld: withPlayed(pullUrl.customld, values.fluent.trim()),
      customsd: withPlayed(pullUrl.customsd, values.standard.trim()),
      customhd: withPlayed(pullUrl.customhd, values.high.trim()),
    },
    videoUrl: values.videoUrl.trim(),
    mediaUrl: values.mediaUrl.trim(),
    captionsUrl: values.captionsUrl.trim(),
    colorType: Number(values.colorType),
    templateName: values.templateName,
    anchor: values.anchor.trim(),
    managers: values.managers.map((one) => one.trim()).filter(Boolean),
  }
}

/** How the server shows an account that somebody else named: sent back it stays who it is. */
const isMasked = (text: string): boolean => /^[^\s*]{0,3}\*{3,4}[^\s*]{2,}( \(\d+\))?$/.test(text)

/** An account is named by its phone, with its country's code where that is not China's, or by its e-mail. */
const isAccount = (text: string): boolean =>
  isMasked(text) || isMainlandPhone(text) || /^\+\d{6,19}$/.test(text.replaceAll(' ', '')) || isEmail(text, EMAIL_MAX)

function managersRule(named: readonly string[]): RuleBreach | undefined {
  if (named.length > MANAGERS_MAX) return 'live.managers'
  return named.every((one) => isAccount(one.trim())) ? undefined : 'live.account'
}

const title = (text: string): RuleBreach | undefined => (countCharacters(text) > TITLE_MAX ? 'live.long' : undefined)

const address = (text: string): RuleBreach | undefined => (isAddress(text.trim()) ? undefined : 'live.address')

function endRule({ startTime, endTime }: LiveValues): RuleBreach | undefined {
  const [start, end] = [toInstant(startTime), toInstant(endTime)]
  if (end === '') return 'live.moment'
  return start !== '' && Date.parse(end) <= Date.parse(start) ? 'live.order' : undefined
}

/** What is wrong with a form, as the server would find it. */
export function checkLive(values: LiveValues): Checks {
  return {
    titleZh: values.titleZh.trim() === '' && values.titleEn.trim() === '' ? 'live.title' : title(values.titleZh),
    titleEn: title(values.titleEn),
    startTime: toInstant(values.startTime) === '' ? 'live.moment' : undefined,
    endTime: endRule(values),
    standard: address(values.standard),
    fluent: address(values.fluent),
    high: address(values.high),
    videoUrl: address(values.videoUrl),
    mediaUrl: address(values.mediaUrl),
    captionsUrl: address(values.captionsUrl),
    anchor: values.anchor.trim() === '' || isAccount(values.anchor.trim()) ? undefined : 'live.account',
    managers: managersRule(values.managers),
  }
}
