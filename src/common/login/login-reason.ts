/** What somebody would do who is prompted to log in; the texts are `reason` of `access`. */
export type LoginReason =
  | { to: 'ask'; name: string }
  | { to: 'report' }
  | { to: 'reserve' }
  | { to: 'chat' }
  | { to: 'offer' }
  | { to: 'publish' }
  | { to: 'order' }
  | { to: 'tickets' }
  | { to: 'services' }
  | { to: 'follow' }
  | { to: 'talk'; name: string }
  | { to: 'report' }
  | { to: 'reserve' }
  | { to: 'chat' }
