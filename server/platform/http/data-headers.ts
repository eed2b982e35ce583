/**
 * The headers of an answer of the API: it is data, so nothing in it loads or runs wherever it is shown. Fewer than a
 * page's, since this is the busiest path.
 */
export const DATA_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-encoding, language',
}
