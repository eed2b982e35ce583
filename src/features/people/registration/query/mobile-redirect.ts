export const MOBILE_QUERY_PATH = '/registrationQuery/mobile'

const isMobileBrowser = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Mobile|Windows Phone|HarmonyOS|MicroMessenger.*Mobile/i.test(userAgent)

/** Whether a browser at the address belongs on the mobile query page (spec: access §2.1). */
export function belongsOnMobileQuery(
  { pathname, hash }: { pathname: string; hash: string },
  userAgent: string,
): boolean {
  return (
    pathname.endsWith('/login.html') &&
    hash.includes('registrationQuery') &&
    !hash.includes('/result') &&
    !hash.includes(MOBILE_QUERY_PATH) &&
    isMobileBrowser(userAgent)
  )
}

export interface QueryAddress {
  mobile: string
  email: string
}

/** The result page of a query, which leads back to the query (spec: access §2.1). */
export function resultAddress({ mobile, email }: QueryAddress): string {
  return `/registrationQuery/result?${new URLSearchParams({ url: MOBILE_QUERY_PATH, mobile, email }).toString()}`
}

/** The way back that `url` names: a query page of this entry and nothing else. */
export const backPath = (url: string): string =>
  url === '/registrationQuery' || url === MOBILE_QUERY_PATH ? url : MOBILE_QUERY_PATH
