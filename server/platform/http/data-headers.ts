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

/** The headers of pictures, papers and tables that a call answers: shown as what they are, and running nothing. */
export const BYTES_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-content-type-options': DATA_HEADERS['x-content-type-options'],
  'cross-origin-resource-policy': DATA_HEADERS['cross-origin-resource-policy'],
}
