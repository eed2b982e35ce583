import { describe, expect, it } from 'vitest'
import { groupForFiles, writeVtt } from './web-vtt'

const caption = { id: 1, broadcastId: 'a', init: 0, language: 'zh-CN' as const, translation: null, version: 1 }
const segment = (startMs: number) => ({ startMs, durationMs: 1_000 })

describe('a file of captions', () => {
  it('has the times of the picture, and text that no player takes for more than text', () => {
    const text = ' 茶具 <b>& 盘\n\n00:01 --> 00:02 '
    const captions = [{ ...caption, text, startMs: 3_661_200, endMs: 3_661_900 }]
    expect(writeVtt(captions, [segment(3_661_000)], 'zh-CN')).toBe(
      'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n01:01:01.200 --> 01:01:01.900\n<lang zh>茶具 &lt;b&gt;&amp; 盘 00:01 --&gt; 00:02</lang>\n',
    )
  })

  it('has the translation, or the original with its language where there is none', () => {
    const captions = [
      { ...caption, text: '有现货。', translation: 'In stock.', startMs: 0, endMs: 500 },
      { ...caption, text: '好的。', startMs: 500, endMs: 1_000 },
    ]
    const lines = writeVtt(captions, [segment(0)], 'en-US').split('\n')
    expect(lines).toEqual(expect.arrayContaining(['In stock.', '<lang zh>好的。</lang>']))
    expect(lines).not.toContain('有现货。')
  })

  it('leaves out what was spoken outside its segments, and is a file without cues too', () => {
    const captions = [{ ...caption, text: '早了', startMs: 0, endMs: 3_000 }]
    expect(writeVtt(captions, [segment(2_000), segment(3_000)], 'zh-CN')).toBe(
      'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n',
    )
  })

  it('shows a caption for as long as its segments are there', () => {
    const captions = [{ ...caption, text: '一句', startMs: 0, endMs: 3_000 }]
    expect(writeVtt(captions, [segment(1_000), segment(2_000)], 'zh-CN')).toContain('00:00:01.000 --> 00:00:03.000')
  })
})

it('files are of one initialization segment and half a minute at most', () => {
  const second = { durationMs: 1_000 }
  const segments = [
    ...Array.from({ length: 31 }, () => ({ ...second, init: 0 })),
    ...Array.from({ length: 2 }, () => ({ ...second, init: 1 })),
  ]
  expect(groupForFiles(segments).map((group) => group.length)).toEqual([30, 1, 2])
  expect(groupForFiles([])).toEqual([])
})
