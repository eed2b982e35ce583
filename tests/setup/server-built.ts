import { ensureBuilt } from '#scripts/lib/ensure.mjs'

/** Programs of the server are tested as they ship. */
export default (): Promise<void> => ensureBuilt('server')
