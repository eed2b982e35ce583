import type { InputOf } from '#contract/core/endpoint.ts'
import type { addLive } from '#contract/live/live/endpoints.ts'

type Draft = InputOf<typeof addLive>['draft']

const none = { zh: '', en: '' }

/** What the form of a session sends, for one that takes so many minutes. */
export function sessionDraft(minutes: number, over: Partial<Draft> = {}): Draft {
  const startTime = '2031-05-01T02:00:00.000Z'
  return {
    title: { zh: '窑火', en: 'Kiln' },
    introduction: none,
    notice: none,
    type: 1,
    startTime,
    endTime: new Date(Date.parse(startTime) + minutes * 60_000).toISOString(),
    pullUrl: { customld: [], customsd: [], customhd: [] },
    coverUrl: none,
    videoUrl: '',
    mediaUrl: '',
    captionsUrl: '',
    colorType: 0,
    templateName: 'simple-style',
    anchor: '',
    managers: [],
    ...over,
  }
}
