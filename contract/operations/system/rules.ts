/** The background jobs of a server, as logs and metrics name them. */
export const jobNames = [
  'sweep',
  'live sessions',
  'broadcasts',
  'captions',
  'open work',
  'e-mails about unread messages',
  'announcements',
  'campaigns',
  'meetings',
  'orders',
  'invoices',
  'waiting lists',
  'search index',
  'word pairs',
  'imports',
  'figures',
  'reply times of exhibitors',
  'personal data',
  'server status',
  'messages',
  'room orders',
] as const
export type JobName = (typeof jobNames)[number]

/** The outside services, or what stands in for them, that the fair depends on. */
export const portNames = [
  'sms',
  'mail',
  'payment',
  'invoice',
  'storage',
  'messaging',
  'textSafety',
  'imageReview',
  'translation',
  'speech',
  'assistant',
  'office',
  'ingest',
  'identity',
  'wechat',
  'face',
] as const
export type PortName = (typeof portNames)[number]

/** The services that a test message can be sent by. */
export const testChannels = ['sms', 'email'] as const
export type TestChannel = (typeof testChannels)[number]
