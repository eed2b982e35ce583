import * as contract from '#contract/commerce/addresses/endpoints.ts'
import { ADDRESSES_MAX } from '#contract/commerce/addresses/limits.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listAddresses } from './addresses.queries'
import { removeAddress, saveAddress, setDefaultAddress } from './change'
import { describeAddress } from './describe'

export { type AddressSnapshot, takeAddress } from './snapshot'
export { personalDataOfAddresses } from './personal-data.queries'

/** Where people have things delivered (spec: live §3). */
export const addresses: Route[] = [
  serve(contract.listAddresses, async (context) => {
    const { id } = await getViewerAccount(context)
    const rows = await listAddresses(context.db, id)
    return { list: rows.map((row) => describeAddress(row, context.language)), max: ADDRESSES_MAX }
  }),
  serve(contract.saveAddress, saveAddress),
  serve(contract.removeAddress, removeAddress),
  serve(contract.setDefaultAddress, setDefaultAddress),
]
