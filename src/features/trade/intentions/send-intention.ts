import type { InputOf } from '#contract/core/endpoint.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { call } from '#src/common/request/call.ts'

/** Sends an intention order; its form shows failures. Throws ApiError. */
export const sendIntention = (input: InputOf<typeof addIntention>) => call(addIntention, input, { alerts: false })
