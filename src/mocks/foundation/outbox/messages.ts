import type { OutboxRow } from '#contract/foundation/outbox/schemas.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

const message = (
  id: number,
  row: Pick<OutboxRow, 'channel' | 'address' | 'template' | 'body' | 'state'> & Partial<OutboxRow>,
): OutboxRow => ({
  id,
  subject: '',
  tries: 0,
  failure: '',
  createdAt: minutesFromNow(-id * 37),
  sentAt: null,
  ...row,
})

export const mockMessages: readonly OutboxRow[] = [
  message(1, {
    channel: 'sms',
    address: '+8613900139001',
    template: 'registrationReceived',
    body: '【云展】您的注册申请已收到，正在审核。可在“注册查询”中查看结果。',
    state: 'kept',
  }),
  message(2, {
    channel: 'email',
    address: 'rose3@applicants.example',
    template: 'registrationReceived',
    subject: 'Registration received',
    body: '[Yunzhan] We have received your registration and are reviewing it. Check the result under Registration query.',
    state: 'kept',
  }),
  message(3, {
    channel: 'sms',
    address: '+8613800138001',
    template: 'code',
    body: '',
    state: 'sent',
    sentAt: minutesFromNow(-110),
  }),
  message(4, {
    channel: 'email',
    address: 'otto7@applicants.example',
    template: 'registrationRejected',
    subject: 'Registration not approved',
    body: '[Yunzhan] Your registration was not approved. Reviewer note: The company could not be found in the register.',
    state: 'failed',
    tries: 5,
    failure: '550 mailbox unavailable',
  }),
]
