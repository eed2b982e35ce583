import type { Context } from '#server/platform/http/serve.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'

/** Who reads the overview, and with what. */
export type Reading = Pick<Context<unknown>, 'db' | 'language' | 'viewer' | 'vault' | 'origin'> & { account: Account }
