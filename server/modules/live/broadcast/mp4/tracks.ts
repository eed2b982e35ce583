/** A track of an initialization segment, as far as its segments are checked by it. */
export interface Track {
  id: number
  kind: 'video' | 'audio'
  /** units of time in a second */
  timescale: number
}
