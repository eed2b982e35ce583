import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/services/endpoints.ts'
import { checkContract } from '#contract/commerce/services/manage-rules.ts'
import type { ExhibitorContract } from '#contract/commerce/services/schemas.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import * as queries from './contracts.queries'
import { presentContract } from './present'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Writes a contract down, or changes it as it was seen. Throws ExhibitorNotFound, ServiceChanged. */
export async function saveContract(context: Context<Input<'saveContract'>>): Promise<ExhibitorContract> {
  const { db: reading, input, language, write } = context
  const { exhibitorId, version, contract: written } = input
  assertFields(checkContract(written), language, 'input.contract')
  const { id: byAccount } = await getViewerAccount(context)
  if (!(await queries.findContractOf(reading, exhibitorId))) throw fail('ExhibitorNotFound')
  const row = { ...written, number: written.number.trim(), byAccount }
  await write(async (db) => {
    const isSaved =
      version === null
        ? await queries.insertContract(db, { ...row, exhibitorId })
        : await queries.changeContract(db, { exhibitorId, version }, row)
    if (!isSaved) throw fail('ServiceChanged')
  })
  const saved = await queries.findContractOf(reading, exhibitorId)
  if (!saved) throw fail('ExhibitorNotFound')
  return presentContract(saved, language)
}

/** Withdraws a contract: nothing more can be bought. Throws ServiceChanged. */
export async function removeContract({ input, write }: Context<Input<'removeContract'>>): Promise<void> {
  await write(async (db) => {
    if (!(await queries.deleteContract(db, input))) throw fail('ServiceChanged')
  })
}
