import * as z from 'zod/mini'
import { text } from './shapes'

/** What a socket says of itself: a session token, or for a guest who watches a random key of the browser. */
export const Handshake = z.object({
  token: z._default(text(200), ''),
  visitor: z._default(text(64), ''),
  language: z._default(text(10), 'zh-CN'),
  /** It only hears what its account receives, and sends no command; to others nobody is there. */
  listens: z._default(z.boolean(), false),
})
