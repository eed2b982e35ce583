/**
 * The one-time ticket in the page's address (`?mode=pc&userId&token`, spec: common §2), which is gone from it at once:
 * no history, no page view and no copied link holds it.
 */
export function takeTicket(): string | undefined {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const ticket = query.get('token') ?? ''
  if (!query.has('token') && !query.has('userId')) return undefined
  query.delete('token')
  query.delete('userId')
  const rest = query.toString()
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash)
  return ticket || undefined
}
