import { sendOrder } from '#src/features/live/customer-service/cards/send-order.connector.ts'
import { talkAtOnce } from '#src/features/live/live/reserve/talk-at-once.connector.ts'

/** Gives features what they need of later areas, fetched when it is needed; the routes of each entry that draws them import this. */
talkAtOnce.connect(async () => (await import('#src/features/trade/appointments/talk-at-once.tsx')).TalkAtOnce)
sendOrder.connect(async (order) => {
  const { sendIntention } = await import('#src/features/trade/intentions/send-intention.ts')
  return sendIntention(order)
})
