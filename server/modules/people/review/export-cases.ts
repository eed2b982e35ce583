import { chinaMoment } from '#contract/core/china-time.ts'
import { type Column, buildCsvName, buildCsv, EXPORT_ROWS } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db/database.ts'
import { mayDecide, presentContact, type Reader } from './case.present'
import { type CaseFilter, type CaseRecord, listCases } from './review.queries'
import type { ReviewSubject } from './subject'

const stateNames: Record<string, [zh: string, en: string]> = {
  review: ['审核中', 'Under review'],
  changes: ['待修改', 'Changes requested'],
  approved: ['已通过', 'Approved'],
  rejected: ['未通过', 'Rejected'],
  cancelled: ['已取消', 'Canceled'],
}
function buildCsvColumns({ kinds, columns }: ReviewSubject['table'], reader: Reader): Column<CaseRecord>[] {
  const own = reader.language === 'zh-CN' ? 0 : 1
  return [
    { zh: '编号', en: 'Number', cell: ({ id }) => id },
    { zh: '类型', en: 'Type', cell: ({ kind }) => kinds[kind]?.[own] ?? kind },
    { zh: '名称（中文）', en: 'Name (Chinese)', cell: ({ name }) => name.zh },
    { zh: '名称（英文）', en: 'Name (English)', cell: ({ name }) => name.en },
    ...columns,
    { zh: '手机', en: 'Phone', cell: (row) => presentContact(row, reader).phone },
    { zh: '邮箱', en: 'Email', cell: (row) => presentContact(row, reader).email },
    { zh: '状态', en: 'Status', cell: ({ state }) => stateNames[state]?.[own] ?? state },
    { zh: '提交时间（GMT+8）', en: 'Submitted (GMT+8)', cell: ({ submittedAt }) => chinaMoment(submittedAt) },
    {
      zh: '处理时间（GMT+8）',
      en: 'Decided (GMT+8)',
      cell: ({ decidedAt }) => (decidedAt ? chinaMoment(decidedAt) : ''),
    },
    { zh: '审核意见', en: 'Reviewer note', cell: ({ opinion }) => opinion },
  ]
}

/** The first EXPORT_ROWS cases of a filter as a table, in the order of the queue. */
export async function exportCases(
  db: Db,
  { selectCases, table }: ReviewSubject,
  filter: Omit<CaseFilter, 'whole'>,
  reader: Reader,
) {
  const input = { ...filter, whole: mayDecide(reader) }
  const rows = await listCases(db, selectCases(db), { ...input, page: 1, limit: EXPORT_ROWS })
  return { fileName: buildCsvName(table.name), csv: buildCsv(rows, buildCsvColumns(table, reader), reader.language) }
}
