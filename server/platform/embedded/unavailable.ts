import { StartError } from '../start-error'

/** The embedded PostgreSQL cannot run here, or not on this folder; the message says why and what to do. */
export class EmbeddedUnavailable extends StartError {}

export const OTHER_WAYS =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, run the fair in a container of Debian, or start it as another user.'
