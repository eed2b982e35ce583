import type { OutboxRow } from '#contract/foundation/outbox/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import { type Column, buildCsvName, buildCsv } from '#server/platform/csv.ts'

const say = (names: Record<string, [zh: string, en: string]>, key: string, language: Language): string =>
  names[key]?.[language === 'zh-CN' ? 0 : 1] ?? key

const messageStates: Record<string, [zh: string, en: string]> = {
  kept: ['留存', 'Stored'],
  queued: ['待发送', 'Queued'],
  sent: ['已发送', 'Sent'],
  failed: ['发送失败', 'Failed'],
}
const channelNames: Record<string, [zh: string, en: string]> = { sms: ['短信', 'SMS'], email: ['邮件', 'Email'] }

const moment = (at: string | null): string => (at ? chinaMoment(new Date(at)) : '')

/** Messages as a table. */
export function outboxTable(rows: OutboxRow[], language: Language) {
  const columns: Column<OutboxRow>[] = [
    { zh: '编号', en: 'Number', cell: ({ id }) => id },
    { zh: '渠道', en: 'Channel', cell: ({ channel }) => say(channelNames, channel, language) },
    { zh: '收件地址', en: 'Address', cell: ({ address }) => address },
    { zh: '用途', en: 'Purpose', cell: ({ template }) => template },
    { zh: '主题', en: 'Subject', cell: ({ subject }) => subject },
    { zh: '内容', en: 'Text', cell: ({ body }) => body },
    { zh: '状态', en: 'Status', cell: ({ state }) => say(messageStates, state, language) },
    { zh: '尝试次数', en: 'Attempts', cell: ({ tries }) => tries },
    { zh: '失败原因', en: 'Error', cell: ({ failure }) => failure },
    { zh: '创建时间（GMT+8）', en: 'Created (GMT+8)', cell: ({ createdAt }) => moment(createdAt) },
    { zh: '发送时间（GMT+8）', en: 'Sent (GMT+8)', cell: ({ sentAt }) => moment(sentAt) },
  ]
  return { fileName: buildCsvName('outbox'), csv: buildCsv(rows, columns, language) }
}
