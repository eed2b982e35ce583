/** s for which a worker may be silent before another takes over what it was at */
export const LEASE_SECONDS = 20
