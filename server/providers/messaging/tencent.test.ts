import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import type { RoomOrder } from './port'
import { tencentMessaging } from './tencent'
import { userSig } from './user-sig'

const app = { sdkAppId: 1_400_000_000, key: '5bd2850fff3ecb11d7c805251c51ee463a25727bddc2385f3fa8bfee1bb93b5e' }

function unpacked(sig: string): Record<string, unknown> {
  const base64 = sig.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '=')
  const packed: Record<string, unknown> = JSON.parse(inflateSync(Buffer.from(base64, 'base64')).toString())
  return packed
}

test('signs as Tencent’s own library does', () => {
  // Made with tls-sig-api-v2 1.0.2 (npm, MIT), its clock held at this second.
  const known =
    'eJyrVgrxCdYrSy1SslIy0jNQ0gHzM1NS80oy0zLBwmZQweKU7MSCgswUJStDEwMogMiUZOamKlkZmqOKplYUZBalKlmZG8FEijPTlayUkstyTdK8DEvS9V0d3UMKovyCnHISjS2cKpMcg3Mi88LSnSwsihwzU83MfG2VagFJDS4q'
  expect(unpacked(userSig(app, '6', 1_700_000_000))).toEqual(unpacked(known))
})

test('another user, app, key or time gives another signature', () => {
  const sigOf = (...given: Parameters<typeof userSig>) => unpacked(userSig(...given))['TLS.sig']
  const sigs = [
    sigOf(app, '6', 1),
    sigOf(app, '7', 1),
    sigOf(app, '6', 2),
    sigOf({ ...app, sdkAppId: 2 }, '6', 1),
    sigOf({ ...app, key: 'other' }, '6', 1),
  ]
  expect(new Set(sigs).size).toBe(sigs.length)
})

const fake = useFakeService()
const messaging = () => tencentMessaging({ ...app, admin: 'administrator', url: fake.url })
const done = { body: { ActionStatus: 'OK', ErrorCode: 0, ErrorInfo: '' } }

test('makes people known, signed as the administrator', async () => {
  fake.answer = done
  await messaging().importAccount({ userId: '6', nick: '陈采薇', faceUrl: '/a.png' })
  const [requested] = fake.requests
  const { pathname, searchParams } = new URL(requested?.path ?? '', fake.url)
  expect(pathname).toBe('/v4/im_open_login_svc/account_import')
  expect(searchParams.get('identifier')).toBe('administrator')
  expect(unpacked(searchParams.get('usersig') ?? '')['TLS.identifier']).toBe('administrator')
  expect(JSON.parse(requested?.body ?? '')).toEqual({ UserID: '6', Nick: '陈采薇', FaceUrl: '/a.png' })
})

test('a group that is there already is as good as made', async () => {
  fake.answer = { body: { ActionStatus: 'FAIL', ErrorCode: 10_021, ErrorInfo: 'exists' } }
  await expect(messaging().ensureGroup('LIVE-3', 'LIVE-3')).resolves.toBeUndefined()
})

test.each([
  ['refuses', { body: { ActionStatus: 'FAIL', ErrorCode: 70_001, ErrorInfo: 'sig' } }],
  ['fails', { status: 500, body: 'no' }],
  ['answers something else', { body: { hello: 1 } }],
])('a service that %s is reported as the catalogue has it', async (_, answer) => {
  fake.answer = answer
  await expect(messaging().ensureGroup('LIVE-3', 'LIVE-3')).rejects.toMatchObject({ error: 'MessagingDown' })
})

const orderOf = (kind: RoomOrder['kind'], subject: string): RoomOrder => ({ groupId: 'LIVE-3', kind, subject })
const sentCommands = () =>
  fake.requests.map(({ path, body }) => {
    const sent: unknown = JSON.parse(body)
    return [new URL(path, fake.url).pathname, sent]
  })

test.each([
  ['mute', '6', 'forbid_send_msg', { Members_Account: ['6'], MuteTime: 4_294_967_295 }],
  ['unmute', '6', 'forbid_send_msg', { Members_Account: ['6'], MuteTime: 0 }],
  ['ban', '6', 'ban_group_member', { Members_Account: ['6'], Duration: 4_294_967_295 }],
  ['unban', '6', 'unban_group_member', { Members_Account: ['6'] }],
  ['recall', '100', 'group_msg_recall', { MsgSeqList: [{ MsgSeq: 100 }] }],
] as const)('%s is ordered as its documentation has it', async (kind, subject, command, body) => {
  fake.answer = done
  await messaging().moderate(orderOf(kind, subject))
  expect(sentCommands()).toEqual([[`/v4/group_open_http_svc/${command}`, { GroupId: 'LIVE-3', ...body }]])
})

test('an order of a room that nobody has entered makes its group first', async () => {
  fake.answers = [{ body: { ActionStatus: 'FAIL', ErrorCode: 10_010 } }, done, done]
  await messaging().moderate(orderOf('mute', '6'))
  expect(sentCommands().map(([command]) => String(command).split('/').at(-1))).toEqual([
    'forbid_send_msg',
    'create_group',
    'forbid_send_msg',
  ])
})

test.each([
  ['that it has no such thing', { body: { ActionStatus: 'FAIL', ErrorCode: 10_004 } }, ServiceRefusal],
  ['that it failed inside', { body: { ActionStatus: 'FAIL', ErrorCode: 10_002 } }, ServiceFailure],
  ['that the key is wrong', { body: { ActionStatus: 'FAIL', ErrorCode: 70_001 } }, ServiceFailure],
  ['nothing that is understood', { status: 502, body: 'no' }, ServiceFailure],
])('an order answered %s says whether it may be given again', async (_, answer, kind) => {
  fake.answer = answer
  const failure = await messaging()
    .moderate(orderOf('mute', '6'))
    .catch((error: unknown) => error)
  expect(Object(failure).constructor).toBe(kind)
})
