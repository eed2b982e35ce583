/** What organizers are notified of. */
export interface TodayEvents {
  /** A queue of the console has changed: request the home again. Clients that only listen receive it too. */
  openWork: Record<string, never>
}
