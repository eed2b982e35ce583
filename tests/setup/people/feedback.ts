import { eq } from 'drizzle-orm'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { reports } from '#server/modules/operations/reports/reports.schema.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'

const words = '票务大厅选择场次后页面一直停在加载，刷新后仍不能下单。'

/** Feedback on a server: who sends it and who handles it. */
export function feedback(server: () => TestServer) {
  const as = (userType: number) => signedInAs(server(), userType)

  /** Sends feedback and gives its row. */
  async function sent(over: object = {}, by: number = userTypes.buyer) {
    const input = { feedbackContent: words, contactDetails: '13800138006', imageUrlList: [], feedbackType: 2 }
    const answer = await server().ask(contract.addComplaint, { ...input, ...over }, { headers: await as(by) })
    if (answer.code !== 0) throw new Error(answer.msg)
    return row(answer.data.caseNumber)
  }

  async function row(caseNumber: string) {
    const [found] = await server().database.db.select().from(reports).where(eq(reports.caseNumber, caseNumber))
    if (!found) throw new Error(`no case ${caseNumber}`)
    return found
  }

  const decide = async (
    { id, version }: { id: number; version: number },
    over: object = {},
    by: number = userTypes.reviewer,
  ) =>
    server().ask(
      contract.decideReport,
      { id, version, outcome: 'answered', reply: '已修复，请再试。', ...over },
      { headers: await as(by) },
    )

  const assign = async (
    { id, version }: { id: number; version: number },
    handlerId: number | null,
    by: number = userTypes.organizer,
  ) => server().ask(contract.assignReport, { id, version, handlerId }, { headers: await as(by) })

  const reopenOwn = async (caseNumber: string, by: number = userTypes.buyer) =>
    server().ask(contract.reopenOwnReport, { caseNumber, reason: '仍然不能下单' }, { headers: await as(by) })

  const list = async (filter: object, by: number = userTypes.organizer) =>
    (await server().ask(contract.listReports, { limit: 100, ...filter }, { headers: await as(by) })).data

  const idOf = async (userType: number) => Number((await as(userType)).userid)

  /** Disables the demo account of a type, or enables it again. */
  const setStatus = async (userType: number, status: 'active' | 'disabled') => {
    const id = await idOf(userType)
    await server().database.write((db) => db.update(accounts).set({ status }).where(eq(accounts.id, id)))
  }

  return { as, assign, decide, idOf, list, reopenOwn, row, sent, setStatus, handlers: permissions.decideReports }
}
