import { describe, expect, it } from 'vitest'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'
import { checkLive, toDraft, type LiveValues, toFormValues } from './live-values'

const draft: LiveDraft = {
  title: { zh: '开窑', en: 'The kiln opens' },
  introduction: { zh: '', en: '' },
  notice: { zh: '', en: '' },
  coverUrl: { zh: '/media/cover.svg', en: '/media/cover-en.svg' },
  type: 1,
  startTime: '2026-12-01T11:30:00.000Z',
  endTime: '2026-12-01T12:30:00.000Z',
  pullUrl: { customld: ['rtmp://a', 'https://a/b.flv', '/media/a.m3u8'], customsd: [], customhd: [] },
  videoUrl: '',
  mediaUrl: '',
  captionsUrl: '',
  colorType: 2,
  templateName: 'dark-style',
  anchor: 'anchor@demo.yunzhan.example',
  managers: ['13800138005', '+1 202 555 0107'],
}

const wrong = (change: Partial<LiveValues>) =>
  Object.entries(checkLive({ ...toFormValues(draft), ...change })).filter(([, breach]) => breach)

describe('a moment', () => {
  it('is typed in China’s time, wherever the browser is', () => {
    expect(toFieldValue('2026-12-01T17:30:00.000Z')).toBe('2026-12-02T01:30')
    expect(toInstant('2026-12-02T01:30')).toBe('2026-12-01T17:30:00.000Z')
  })

  it('that is none stays empty', () => {
    expect(toFieldValue('')).toBe('')
    expect(toInstant('')).toBe('')
  })
})

describe('the form of a session', () => {
  it('returns the draft as it was', () => {
    expect(toDraft(toFormValues(draft), draft)).toEqual(draft)
  })

  it('changes the third address of a quality alone', () => {
    const changed = toDraft({ ...toFormValues(draft), fluent: '/media/new.m3u8', high: ' https://b/c.m3u8 ' }, draft)
    expect(changed.pullUrl).toEqual({
      customld: ['rtmp://a', 'https://a/b.flv', '/media/new.m3u8'],
      customsd: [],
      customhd: ['', '', 'https://b/c.m3u8'],
    })
  })

  it('takes managers without what stands around them', () => {
    const managers = ['a@b.example', ' ', ' 13800138005']
    expect(toDraft({ ...toFormValues(draft), managers }, draft).managers).toEqual(['a@b.example', '13800138005'])
  })

  it('has no fault when it is right', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ titleZh: '', anchor: '', managers: [] })).toEqual([])
    expect(wrong({ anchor: '138****8013', managers: ['a***@b.example', 'a***@b.example (2)'] })).toEqual([])
  })

  it.each<[Partial<LiveValues>, string, string]>([
    [{ titleZh: ' ', titleEn: '' }, 'titleZh', 'live.title'],
    [{ titleEn: 'x'.repeat(101) }, 'titleEn', 'live.long'],
    [{ startTime: '' }, 'startTime', 'live.moment'],
    [{ endTime: '' }, 'endTime', 'live.moment'],
    [{ endTime: '2026-12-01T19:30' }, 'endTime', 'live.order'],
    [{ standard: '//elsewhere/a.m3u8' }, 'standard', 'live.address'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'live.address'],
    [{ captionsUrl: 'rtmp://a' }, 'captionsUrl', 'live.address'],
    [{ anchor: 'somebody' }, 'anchor', 'live.account'],
    [{ managers: ['a@b.example', 'somebody'] }, 'managers', 'live.account'],
    [{ managers: Array.from({ length: 11 }, (_, i) => `a${i}@b.example`) }, 'managers', 'live.managers'],
  ])('%j is reported at its field', (change, field, breach) => {
    expect(wrong(change)).toEqual([[field, breach]])
  })
})
