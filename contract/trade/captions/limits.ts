/** Limits of captions and minutes; ours. */

/** bytes of a piece of speech: eight seconds of Opus are a tenth of it */
export const SPEECH_BYTES_MAX = 1_000_000
/** ms of a piece that is sent to the fair's service: from the first pause after the lower one, at the latest after the upper one */
export const PIECE_MS_MIN = 2_500
export const PIECE_MS_MAX = 8_000
/** pieces that one account has transcribed in a minute, and in a day; and one network address in a minute */
export const PIECES_PER_MINUTE = 40
export const PIECES_PER_DAY = 3_000
export const PIECES_PER_MINUTE_AND_IP = 200
/** characters of one caption */
export const CAPTION_MAX = 500
/** captions that one account sends in a minute */
export const CAPTIONS_PER_MINUTE = 60
/** lines that the minutes of one meeting hold; later speech is not recorded */
export const MINUTES_LINES_MAX = 2_000
/** characters of the next steps in minutes */
export const NEXT_STEPS_MAX = 1_000
/** changes to minutes by one account in an hour */
export const MINUTES_CHANGES_PER_HOUR = 600
