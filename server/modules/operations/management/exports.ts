import type { AccountRow } from '#contract/operations/management/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import { type Column, buildCsvName, buildCsv } from '#server/platform/csv.ts'
import { userTypeNames } from './user-type-names'

const say = (names: Record<string, [zh: string, en: string]>, key: string, language: Language): string =>
  names[key]?.[language === 'zh-CN' ? 0 : 1] ?? key

const statusNames: Record<string, [zh: string, en: string]> = {
  pending: ['待审核', 'Pending'],
  active: ['正常', 'Active'],
  rejected: ['未通过', 'Rejected'],
  disabled: ['已停用', 'Disabled'],
  invited: ['已邀请', 'Invited'],
}

const moment = (at: string | null): string => (at ? chinaMoment(new Date(at)) : '')

/** Accounts as a table. */
export function accountsTable(rows: AccountRow[], language: Language) {
  const columns: Column<AccountRow>[] = [
    { zh: '编号', en: 'Number', cell: ({ id }) => id },
    { zh: '姓名', en: 'Name', cell: ({ name }) => name },
    { zh: '手机', en: 'Phone', cell: ({ phone }) => phone },
    { zh: '邮箱', en: 'Email', cell: ({ email }) => email },
    { zh: '用户类型', en: 'Type', cell: ({ userType }) => say(userTypeNames, String(userType), language) },
    { zh: '状态', en: 'Status', cell: ({ status }) => say(statusNames, status, language) },
    { zh: '在线会话', en: 'Sessions', cell: ({ sessions }) => sessions },
    { zh: '创建时间（GMT+8）', en: 'Created (GMT+8)', cell: ({ createdAt }) => moment(createdAt) },
  ]
  return { fileName: buildCsvName('accounts'), csv: buildCsv(rows, columns, language) }
}
