/**
 * The headers of a file that a CDN in front of this server may pass on: the pages that load it are of another origin then,
 * and module scripts, style sheets and fonts are fetched by CORS. For everybody alike, so that one copy serves all.
 */
export const CDN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
