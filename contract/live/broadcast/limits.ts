/** Limits of broadcasts: sessions sent from the host's own browser or encoder. Ours. */

/** ms of a segment: what a viewer's delay is counted in */
export const SEGMENT_MS = 1_000
/** ms that a segment may last: encoders cut at key frames, which come a little late */
export const SEGMENT_MS_MAX = 3_000
/** bytes of a segment, of an initialization segment, and of a still */
export const SEGMENT_BYTES_MAX = 2_000_000
export const INIT_BYTES_MAX = 20_000
export const STILL_BYTES_MAX = 300_000
/** bit/s that one rendition may announce */
export const BITRATE_MAX = 6_000_000
/** px of a picture's longer side */
export const SIDE_MAX = 1_920
/** segments that one request for the live list names: hls.js begins three behind the last */
export const WINDOW_SEGMENTS = 8
/** ms without a segment after which a session counts as interrupted */
export const SILENT_MS = 15_000
/** ms within which a host who lost the connection continues where the recording stopped, without a step by hand */
export const RESUME_MS = 120_000
/** ms between two stills, the covers of the live hall */
export const STILL_MS = 30_000
/** hours of broadcast that one exhibitor may send on one day */
export const DAY_HOURS_MAX = 12
/** bytes of all recordings of one exhibitor; the fair's own sessions count together */
export const STORED_BYTES_MAX = 50_000_000_000
/** days for which a recording is stored, from its end */
export const RECORDING_DAYS = 90
/** bytes that stay free on the disk: below, a stream continues without a recording */
export const RECORDING_SPARE_BYTES = 2_000_000_000
/** ms of speech that the fair's service is sent at once: from the first segment after the lower one, up to the upper one */
export const CAPTIONED_MS_MIN = 3_000
export const CAPTIONED_MS_MAX = 6_500
/** characters of a line of captions in each language, and corrections of an account in an hour */
export const CAPTION_MAX = 1_000
export const CAPTION_CHANGES_PER_HOUR = 1_000
/** ms of speech that may wait for the service; beyond, captions continue with the newest */
export const CAPTIONS_BEHIND_MS_MAX = 15_000
