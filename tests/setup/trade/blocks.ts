import type { Side } from '#contract/trade/appointments/rules.ts'
import * as contract from '#contract/trade/blocks/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { TestServer } from '../start-server'
import { talking } from './talks'
import { signedInAs } from '../access'
import { forgetAttempts } from '../attempts'

/** The demo buyer and the demo exhibitor, who deal with each other and can block each other. */
export function blocking(server: () => TestServer) {
  const { exhibitor } = talking(server)

  /** Limits are a rule of their own. */
  const forget = () => forgetAttempts(server())

  async function sides() {
    const headers = await signedInAs(server(), userTypes.buyer)
    return { buyer: { headers, id: Number(headers.userid) }, exhibitor: await exhibitor() }
  }

  /** An intention order, by which the buyer is a lead. */
  async function order() {
    const { buyer, exhibitor: own } = await sides()
    await forget()
    const query = { exhibitorId: own.exhibitorId, limit: 1 }
    const [exhibit] = (await server().ask(listExhibits, query)).data.list
    const input = { key: newKey(), exhibitsInfoId: exhibit?.exhibitsInfoId ?? 0, quantity: 20, price: null, note: '' }
    return server().ask(addIntention, input, { headers: buyer.headers })
  }

  async function block(by: Side) {
    const { buyer, exhibitor: own } = await sides()
    await forget()
    return by === 'buyer'
      ? server().ask(contract.blockExhibitor, { id: own.exhibitorId }, { headers: buyer.headers })
      : server().ask(contract.blockBuyer, { id: buyer.id }, { headers: own.headers })
  }

  async function unblock(by: Side) {
    const { buyer, exhibitor: own } = await sides()
    await forget()
    return by === 'buyer'
      ? server().ask(contract.unblockExhibitor, { id: own.exhibitorId }, { headers: buyer.headers })
      : server().ask(contract.unblockBuyer, { id: buyer.id }, { headers: own.headers })
  }

  /** What a side hears where one of the two has blocked the other. */
  const refusalOf = (requester: Side, blocker: Side): number =>
    requester === blocker ? errors.TradeBlockedByYou.code : errors.TradeBlocked.code

  return { block, forget, order, refusalOf, sides, unblock }
}
