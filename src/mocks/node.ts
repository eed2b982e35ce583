import { setupServer } from 'msw/node'
import { handlers } from './handlers'

/** The same answers for unit tests; a test overrides one endpoint with `server.use(mock(...))`. */
export const server = setupServer(...handlers)
