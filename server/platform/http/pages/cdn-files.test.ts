import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { getRecording } from '#contract/live/broadcast/endpoints.ts'
import { fileAddress, pictureAddress } from '#contract/foundation/files/rules.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { openAs } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf } from '#tests/setup/live-rooms.ts'
import { useServer } from '#tests/setup/server.ts'
import { formOf } from '#tests/setup/upload-server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const CDN = 'https://cdn.example'
const server = useServer('demo', { CDN_URL: CDN })
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
let headers: Record<string, string> = {}
beforeAll(async () => {
  ;({ headers } = await personOf(server(), userTypes.organizer))
})

async function upload(module: string): Promise<string> {
  const raw = { width: 800, height: 600, channels: 3 } as const
  const bytes = await sharp(randomBytes(800 * 600 * 3), { raw })
    .jpeg()
    .toBuffer()
  const request = new Response(formOf({ module, accept: 'jpg' }, 'a.jpg', bytes))
  const response = await server().app.inject({
    method: 'POST',
    url: uploadMaterial.base + uploadMaterial.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  })
  return response.json<{ data: { id: string } }>().data.id
}

const get = (url: string, more: Record<string, string> = {}) => server().app.inject({ url, headers: more })

it('a public picture may be shown by way of the CDN, in each width and whole', async () => {
  const address = fileAddress(await upload('content'))
  for (const url of [address, pictureAddress(address, '320')]) {
    const answer = await get(url, { accept: 'image/webp' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ ...open, 'cache-control': expect.stringContaining('immutable') })
  }
})

it('a private picture may not', async () => {
  const answer = await get(pictureAddress(fileAddress(await upload('transfer')), '320'), headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

it('an answer of the API may not', async () => {
  const answer = await get('/api/health/live')
  expect(answer.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

it('segments are listed at the CDN, and with a key at this server', async () => {
  const liveId = await addSession(server(), { status: 1, pullUrl: { customld: [], customsd: [], customhd: [] } })
  const sender = await openAs(server(), liveId, headers)
  await sender.begin(3)
  const at = `/media/broadcast/${sender.broadcastId}`
  const live = (await get(`${at}/standard.m3u8`)).body
  expect(live).toContain(`#EXT-X-MAP:URI="${CDN}${at}/standard-0.mp4"`)
  expect(live).toContain(`\n${CDN}${at}/standard-0-2.m4s\n`)
  for (const file of ['standard-0.mp4', 'standard-0-2.m4s'])
    expect((await get(`${at}/${file}`)).headers).toMatchObject(open)
  expect((await get(`${at}/live.m3u8`)).headers).not.toHaveProperty('access-control-allow-origin')

  await server().ask(setLiveStatus, { id: liveId, from: 1, to: 2 }, { headers })
  const { data } = await server().ask(getRecording, { liveId }, { headers })
  const whole = data.recording?.wholeUrl ?? ''
  const recording = () => get(whole.replace('recording.m3u8', 'recording-standard.m3u8'))
  await waitFor(async () => expect((await recording()).statusCode).toBe(200))
  const list = (await recording()).body
  expect(list).toMatch(/\nstandard-0-2\.m4s\?key=\S+\n/)
  const [, segment = ''] = /\n(standard-0-2\.m4s\?key=\S+)\n/.exec(list) ?? []
  const answer = await get(`${at}/${segment}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})
