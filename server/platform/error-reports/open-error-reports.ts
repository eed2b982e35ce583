import type { ServerConfig } from '../config'
import { version } from '../project'
import { ErrorReports } from './error-reports'

/** The service that the settings name; undefined: none. */
export function openErrorReports(
  { sentryDsn, sentryEnvironment }: Pick<ServerConfig, 'sentryDsn' | 'sentryEnvironment'>,
  onFailing: (reason: string) => void,
): ErrorReports | undefined {
  if (!sentryDsn) return undefined
  return new ErrorReports({
    dsn: sentryDsn,
    release: `yunzhan@${version}`,
    environment: sentryEnvironment,
    onFailing,
  })
}
