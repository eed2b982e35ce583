import type { Bytes } from '../../../platform/http/serve'
import { fail } from '../../../platform/http/fail'

export async function answerPaper(): Promise<Bytes> {
  throw fail('TicketNotNow')
}
