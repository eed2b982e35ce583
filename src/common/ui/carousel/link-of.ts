/** Links of our own pages open here, others in a new window; anything but a web address is no link. */
export function linkOf(jumpLink: string): { href: string; target?: string; rel?: string } | undefined {
  if (/^https?:\/\//i.test(jumpLink)) return { href: jumpLink, target: '_blank', rel: 'noreferrer' }
  return /^(\.{0,2}\/(?!\/)|#)/.test(jumpLink) ? { href: jumpLink } : undefined
}
