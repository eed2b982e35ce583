import { describe, expect, it } from 'vitest'
import * as contract from '#contract/live/broadcast/endpoints.ts'
import { openAs } from '#tests/setup/live/broadcasts.ts'
import { addSession, useRooms } from '#tests/setup/live-rooms.ts'
import { removeFiles, sweepRecordings } from '../remove'
import { captionsOf, spoken } from '#tests/setup/live/captions.ts'

const server = useRooms()
const { fake, headers, make, setStatus, get, linesOf, onAir } = captionsOf(server)

const cues = (vtt: string) => vtt.split('\n').filter((line) => line.includes('-->'))

describe('a recording', () => {
  async function recorded(seconds = 6) {
    const made = await onAir(seconds)
    await make()
    await setStatus(made.liveId, 1, 2)
    return made
  }
  const recordingOf = async (liveId: number) =>
    (await server().ask(contract.getRecording, { liveId }, { headers: headers() })).data.recording ??
    expect.fail('no recording')

  it('lists its captions in both languages, the translated ones marked', async () => {
    const { id } = await recorded()
    const { body } = await get(id, 'recording.m3u8')
    expect(body).toContain('NAME="中文",LANGUAGE="zh",AUTOSELECT=YES,DEFAULT=NO,URI="captions-zh.m3u8"\n')
    expect(body).toMatch(/NAME="English \(translated\)",LANGUAGE="en",.*CHARACTERISTICS=".+",URI="captions-en.m3u8"\n/)
    expect(body).toMatch(/STREAM-INF:.*SUBTITLES="captions"\n/)
    const list = await get(id, 'captions-en.m3u8')
    expect(list.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
    expect(list.body).toMatch(/#EXTINF:6\.\d{3},\ncaptions-en-standard-0-0-5\.vtt\n#EXT-X-ENDLIST/)
    const file = await get(id, 'captions-en-standard-0-0-5.vtt')
    expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(file.body).toMatch(/00:00:00\.\d{3} --> 00:00:06\.\d{3}\nThis tea set is in stock\.\n/)
    expect((await get(id, 'captions-zh-standard-0-0-5.vtt')).body).toContain(spoken)
  })

  it('without captions lists none', async () => {
    const liveId = await addSession(server(), { status: 1 })
    const sender = await openAs(server(), liveId, headers())
    await sender.begin(6)
    await setStatus(liveId, 1, 2)
    const { body } = await get(sender.broadcastId, 'recording.m3u8')
    expect(body).not.toContain('SUBTITLES')
    expect((await get(sender.broadcastId, 'captions-zh.m3u8')).statusCode).toBe(404)
  })

  it('leaves visitors what its trim leaves, and its host all', async () => {
    const { liveId, id } = await onAir(12)
    await make()
    await setStatus(liveId, 1, 2)
    await make()
    const { version, wholeUrl } = await recordingOf(liveId)
    const trim = { liveId, version, trimStartMs: 6_100, trimEndMs: null }
    expect((await server().ask(contract.trimRecording, trim, { headers: headers() })).code).toBe(0)
    const [, key = ''] = wholeUrl.split('?')
    await expect
      .poll(async () => (await get(id, 'captions-zh.m3u8')).body)
      .toContain('captions-zh-standard-0-6-11.vtt\n')
    expect((await get(id, `captions-zh.m3u8?${key}`)).body).toContain(`captions-zh-standard-0-0-11.vtt?${key}`)
    // A file that names more has no more.
    expect(cues((await get(id, 'captions-zh-standard-0-0-11.vtt')).body)).toHaveLength(1)
    expect((await get(id, 'captions-zh-standard-0-0-5.vtt')).statusCode).toBe(404)
    expect(cues((await get(id, `captions-zh-standard-0-0-11.vtt?${key}`)).body)).toHaveLength(2)
  })

  it('that visitors may not see has no captions for them', async () => {
    const { liveId, id } = await onAir()
    await make()
    const files = ['captions-zh.m3u8', 'captions-zh-standard-0-0-5.vtt']
    for (const file of files) expect((await get(id, file)).statusCode).toBe(404)
    await setStatus(liveId, 1, 2)
    await expect.poll(async () => (await get(id, 'captions-zh.m3u8')).statusCode).toBe(200)
    for (const file of [...files.map((one) => `${one}?key=wrong`), 'captions-fr.m3u8', 'captions-zh-high-0-0-5.vtt'])
      expect((await get(id, file)).statusCode).toBe(404)
  })

  it('that is deleted, or has expired, takes its captions with it', async () => {
    const { liveId, id } = await recorded()
    const { version } = await recordingOf(liveId)
    await server().ask(contract.deleteRecording, { liveId, version }, { headers: headers() })
    expect(await linesOf(id)).toEqual([])
    const second = await recorded()
    const removing = { ...server().database, storage: server().providers.storage }
    await removeFiles(removing, { id: second.id, before: 1_000 })
    await sweepRecordings(removing, new Date(Date.now() + 100 * 86_400_000))
    expect(await linesOf(second.id)).toEqual([])
  })

  it('records nothing of speech that was with the service while it was deleted', async () => {
    const { liveId, id } = await onAir()
    const { speech } = server().providers
    await setStatus(liveId, 1, 2)
    server().providers.speech = {
      available: true,
      async transcribe(...sent) {
        const words = await speech.transcribe(...sent)
        const { version } = await recordingOf(liveId)
        await server().ask(contract.deleteRecording, { liveId, version }, { headers: headers() })
        return words
      },
    }
    await make()
    expect(fake().sent).toHaveLength(1)
    expect(await linesOf(id)).toEqual([])
  })
})
